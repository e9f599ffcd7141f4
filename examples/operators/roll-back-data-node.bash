sudo systemctl stop vegavisor.service
sudo -u vega vega datanode network-history rollback 34499700 \
  --home /var/lib/vega/home
