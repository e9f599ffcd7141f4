sudo systemctl stop vegavisor.service
sudo cp --archive \
  /var/lib/vega/home/config/node/wallets.encrypted \
  /var/lib/vega/secrets/wallets.encrypted.new
sudo cp --archive \
  /var/lib/vega/secrets/wallets.encrypted.old \
  /var/lib/vega/home/config/node/wallets.encrypted
sudo systemctl start vegavisor.service
