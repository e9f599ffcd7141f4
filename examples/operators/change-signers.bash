cast send CONTRACT 'remove_signer(address,uint256,bytes)' OLD_SIGNER NONCE SIGNATURES --from SUBMITTER
cast send CONTRACT 'add_signer(address,uint256,bytes)' NEW_SIGNER NONCE SIGNATURES --from SUBMITTER
