curl --silent https://DATA_NODE/api/v2/snapshots | jq '.coreSnapshots.edges[0].node'
