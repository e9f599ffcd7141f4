vega wallet transaction send \
  --wallet "WALLET" --pubkey "PUBLIC_KEY" --network "NETWORK" \
  '{"delegateSubmission": {"nodeId": "NODE_ID", "amount": "1000000000000000000"}}'
