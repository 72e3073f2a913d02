"""What the code keeps to as a whole: who imports whom, what lies where, how long a file is."""
