curl --silent https://DATA_NODE/api/v2/networkhistory/bootstrap | jq .bootstrapPeers
