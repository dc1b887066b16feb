"""The events of the cards, grouped by what they do; `register` gathers them."""
