"""What is asked, and how it is answered, graded and diagnosed."""
