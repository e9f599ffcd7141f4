// SPDX-License-Identifier: MIT
pragma solidity ^0.8.8;

/// @title Multisig control interface
/// @notice Lets the validators of a Vega network command Ethereum contracts together. Enough of them sign a call; any
/// holder of the bundle of signatures sends it and pays for the gas.
/// @dev What is signed is `keccak256(abi.encode(message, sender))`, without the "Ethereum Signed Message" prefix.
/// `message` is the ABI encoding of the call's own arguments, the nonce and the function's name as a string, in the
/// order given with each function. `sender` is the address that calls `verify_signatures`: a bridge or an asset pool
/// for their functions, the account that sends the transaction for those of MultisigControl itself. A bundle for the
/// latter is therefore good for one submitter only.
/// @custom:source IMultisigControl
/// @custom:repository vegaprotocol/MultisigControl
/// @custom:compiler 0.8.8
abstract contract IMultisigControl {
    /// @notice Logged when an address may sign from now on, also once for the deployer when the contract is created.
    /// @param new_signer Ethereum address that became a signer.
    /// @param nonce Nonce of the bundle; 0 for the deployer.
    event SignerAdded(address new_signer, uint256 nonce);

    /// @notice Logged when the signatures of an address stop counting.
    /// @param old_signer Ethereum address that is no signer any more.
    /// @param nonce Nonce of the signed bundle that removed the signer.
    event SignerRemoved(address old_signer, uint256 nonce);

    /// @notice Logged when the required share of signers changes.
    /// @param new_threshold Share in thousandths that the signatures of a bundle must exceed.
    /// @param nonce Nonce of the signed bundle that set the threshold.
    event ThresholdSet(uint16 new_threshold, uint256 nonce);

    /// @notice Logged when a nonce was made unusable without anything else happening.
    /// @param nonce The nonce that no bundle can use any more.
    event NonceBurnt(uint256 nonce);

    /// @notice Sets the share of signers that a bundle needs.
    /// @dev The value is in thousandths: 667 stands for 66.7 %. It must lie between 1 and 999, and signatures must
    /// exceed it, not merely reach it.
    /// @param new_threshold Share of signers in thousandths, 1 to 999.
    /// @param nonce Number that no bundle has used yet; the validators choose it.
    /// @param signatures Signatures of the validators, 65 bytes each, one after the other.
    /// @custom:caller The submitter that the validators named when they signed.
    /// @custom:signed new_threshold, nonce, "set_threshold"
    /// @custom:emits ThresholdSet
    function set_threshold(uint16 new_threshold, uint256 nonce, bytes calldata signatures) external virtual;

    /// @notice Adds an address to the signers, for example the Ethereum key of a validator that was promoted.
    /// @dev Fails when the address is a signer already.
    /// @param new_signer Ethereum address of the validator's key.
    /// @param nonce Number that no earlier bundle of this MultisigControl has used; it protects against replay.
    /// @param signatures Concatenated 65-byte signatures of the present signers.
    /// @custom:caller The submitter that the validators named when they signed.
    /// @custom:signed new_signer, nonce, "add_signer"
    /// @custom:emits SignerAdded
    function add_signer(address new_signer, uint256 nonce, bytes calldata signatures) external virtual;

    /// @notice Takes an address from the signers.
    /// @dev Fails when the address is no signer. Nothing keeps the last signer from being removed, after which no
    /// bundle can ever be verified.
    /// @param old_signer Ethereum address to be removed.
    /// @param nonce Number that no earlier bundle of this MultisigControl has used; it protects against replay.
    /// @param signatures Concatenated 65-byte signatures; the one of the address to be removed still counts.
    /// @custom:caller The submitter that the validators named when they signed.
    /// @custom:signed old_signer, nonce, "remove_signer"
    /// @custom:emits SignerRemoved
    function remove_signer(address old_signer, uint256 nonce, bytes calldata signatures) external virtual;

    /// @notice Uses up a nonce, so that a bundle which is already in somebody's hands becomes worthless.
    /// @dev The old documentation of the bridge does not list this function; it is in the contract's source.
    /// @param nonce The nonce to use up. The signatures are made over this same nonce.
    /// @param signatures Concatenated 65-byte signatures of the signers.
    /// @custom:caller The submitter that the validators named when they signed.
    /// @custom:signed nonce, "burn_nonce"
    /// @custom:emits NonceBurnt
    function burn_nonce(uint256 nonce, bytes calldata signatures) external virtual;

    /// @notice Checks a bundle and, if enough signers stand behind it, uses up its nonce.
    /// @dev Passes when (distinct signers × 1000) ÷ (number of signers), rounded down, is greater than the threshold.
    /// Signatures of others and repeated ones are passed over. The whole call fails when the length is no multiple of
    /// 65, the bundle is empty, the nonce is used, or a signature has an `s` in the upper half of the curve order;
    /// `v` may be 0, 1, 27 or 28. All contracts that rely on one MultisigControl share its nonces. Too few signatures
    /// make it return false and leave the nonce unused.
    /// @param signatures The bundle: r (32 bytes), s (32 bytes) and v (1 byte) of each signature, concatenated.
    /// @param message ABI encoding of arguments, nonce and function name, as listed with each function that calls this.
    /// @param nonce The nonce that is also part of the message.
    /// @return Whether the signatures exceed the threshold.
    /// @custom:caller Anyone; the caller's address is part of what must have been signed.
    function verify_signatures(
        bytes calldata signatures,
        bytes memory message,
        uint256 nonce
    ) public virtual returns (bool);

    /// @notice Tells how many addresses may sign.
    /// @return How many addresses may sign bundles at present.
    /// @custom:caller Anyone.
    function get_valid_signer_count() external view virtual returns (uint8);

    /// @notice Tells the share of signers that bundles must exceed.
    /// @return Threshold in thousandths, between 1 and 999.
    /// @custom:caller Anyone.
    function get_current_threshold() external view virtual returns (uint16);

    /// @notice Tells whether signatures of an address count.
    /// @param signer_address Ethereum address that may or may not sign bundles.
    /// @return True for a present signer.
    /// @custom:caller Anyone.
    function is_valid_signer(address signer_address) external view virtual returns (bool);

    /// @notice Tells whether a bundle with this nonce has been accepted, or the nonce burnt.
    /// @param nonce Nonce of a bundle, to see whether it can still be used.
    /// @return True when the nonce cannot be used any more.
    /// @custom:caller Anyone.
    function is_nonce_used(uint256 nonce) external view virtual returns (bool);
}
