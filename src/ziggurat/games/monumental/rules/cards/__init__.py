"""Cards: display, decks, reserve, Heroes, policies, Wonders, projects and Quests."""
