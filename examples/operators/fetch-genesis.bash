sudo -u vega curl \
  --fail \
  --location \
  --output /var/lib/vega/cometbft/config/genesis.json \
  https://raw.githubusercontent.com/vegaprotocol/networks/master/mainnet1/genesis.json
sudo -u vega jq --raw-output .chain_id /var/lib/vega/cometbft/config/genesis.json
