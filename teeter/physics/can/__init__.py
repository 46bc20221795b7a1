"""The can of Go Cuckoo!: seventy sticks, twenty eggs and Kiki, in MuJoCo."""
