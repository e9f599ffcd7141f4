sudo systemctl stop vegavisor.service
sudo -u vega vega tools snapshot \
  --home /var/lib/vega/home \
  --tendermint-home /var/lib/vega/cometbft
