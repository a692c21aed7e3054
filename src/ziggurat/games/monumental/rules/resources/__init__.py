"""Resources: prices, payments, exchange, and what is left over (MO-3)."""
