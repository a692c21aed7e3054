"""Surveying: the geometry behind `ziggurat.atlas.building`, chapter by chapter.

Everything here works in kilometres of an equal-area projection and needs the extra
``ziggurat[atlas]``; nothing outside of `building` imports it.
"""
