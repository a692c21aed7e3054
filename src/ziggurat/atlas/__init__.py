"""Tier 2, the atlas: maps as data, from the places a designer names to a drawn board.

A *gazetteer* names places with true coordinates, their borders, coasts and routes; `checking` tells
what is wrong with one; `building` grows provinces out of the coastline and stores them as
*outlines*; `drawing` turns both into a picture. The atlas knows no game: what a space means, how it
is coloured and which pieces stand on it comes from the game as a *dress*.

Rests on the kernel's errors alone. Building needs the extra ``ziggurat[atlas]`` and a coastline;
reading, checking and drawing need neither.
"""
