"""Playing over the network: tables, accounts, and the database behind them."""
