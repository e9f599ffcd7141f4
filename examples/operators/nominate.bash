vega wallet transaction send \
  --wallet "WALLET" --pubkey "PUBLIC_KEY" --network "NETWORK" \
  '{"delegateSubmission": {"nodeId": "NODE_ID", "amount": "AMOUNT"}}'
