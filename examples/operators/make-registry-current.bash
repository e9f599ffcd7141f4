sudo cp --archive \
  /var/lib/vega/secrets/wallets.encrypted.new \
  /var/lib/vega/home/config/node/wallets.encrypted
