sudo -u vega curl --silent \
  --unix-socket /run/vega/vega.sock \
  --header 'Content-Type: application/json' \
  --data '{"jsonrpc": "2.0", "method": "protocolupgrade.UpgradeStatus", "params": [], "id": "1"}' \
  http://localhost/rpc
