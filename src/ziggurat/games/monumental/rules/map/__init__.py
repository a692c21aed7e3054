"""Units, Outposts and Explorers on the map (MO-5, MO-6)."""
