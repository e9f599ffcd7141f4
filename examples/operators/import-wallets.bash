sudo -u vega vega nodewallet \
  --home /var/lib/vega/home \
  --passphrase-file /var/lib/vega/secrets/nodewallet.txt \
  import --chain vega \
  --wallet-path /var/lib/vega/secrets/validator.debf91ba.isolated \
  --wallet-passphrase-file /var/lib/vega/secrets/vegawallet.txt
sudo -u vega vega nodewallet \
  --home /var/lib/vega/home \
  --passphrase-file /var/lib/vega/secrets/nodewallet.txt \
  import --chain ethereum \
  --wallet-path /var/lib/vega/secrets/UTC--ethereum-keystore \
  --wallet-passphrase-file /var/lib/vega/secrets/ethwallet.txt
sudo -u vega vega nodewallet \
  --home /var/lib/vega/home \
  --passphrase-file /var/lib/vega/secrets/nodewallet.txt \
  import --chain tendermint \
  --tendermint-home /var/lib/vega/cometbft
