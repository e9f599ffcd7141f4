// SPDX-License-Identifier: MIT
pragma solidity ^0.8.8;

/// @title ETH bridge logic interface
/// @notice The way into and out of a Vega network for Ether itself.
/// @dev The networks that this documentation describes list no such bridge among their contracts. Amounts are in wei.
/// The signed functions are checked with the bridge as sender: anyone who has the bundle may submit it.
/// @custom:source IETH_Bridge_Logic
/// @custom:repository vegaprotocol/MultisigControl
/// @custom:compiler 0.8.8
abstract contract IETH_Bridge_Logic {
    /// @notice Logged when a withdrawal of Ether is paid out.
    /// @param user_address Ethereum address that got the Ether.
    /// @param amount Amount of Ether that left the pool, in wei.
    /// @param nonce Nonce of the withdrawal's bundle.
    event ETH_Withdrawn(address indexed user_address, uint256 amount, uint256 nonce);

    /// @notice Logged when Ether is deposited for a Vega key.
    /// @param user_address Ethereum address whose Ether was deposited.
    /// @param amount Amount of Ether that was deposited, in wei.
    /// @param vega_public_key Vega public key to be credited, 32 bytes.
    event ETH_Deposited(address indexed user_address, uint256 amount, bytes32 vega_public_key);

    /// @notice Logged when the smallest deposit changes.
    /// @param new_minimum Smallest deposit that is accepted from now on, in wei.
    /// @param nonce Nonce of the signed bundle that set the minimum.
    event ETH_Deposit_Minimum_Set(uint256 new_minimum, uint256 nonce);

    /// @notice Logged when the largest deposit changes.
    /// @param new_maximum Largest deposit in wei; 0 for none.
    /// @param nonce Nonce of the signed bundle that set the maximum.
    event ETH_Deposit_Maximum_Set(uint256 new_maximum, uint256 nonce);

    /// @notice Sets the smallest amount that a single deposit may have.
    /// @param minimum_amount Smallest deposit that the bridge is to accept, in wei.
    /// @param nonce Number not used by an earlier bundle of the same MultisigControl.
    /// @param signatures Concatenated 65-byte signatures of validators, from a share of the signers above the threshold.
    /// @custom:caller Anyone who has the bundle.
    /// @custom:signed minimum_amount, nonce, "set_deposit_minimum"
    /// @custom:emits ETH_Deposit_Minimum_Set
    function set_deposit_minimum(uint256 minimum_amount, uint256 nonce, bytes memory signatures) external virtual;

    /// @notice Sets the largest amount that a single deposit may have.
    /// @dev 0 removes the limit. A maximum below the minimum makes deposits impossible; it is not checked.
    /// @param maximum_amount Largest deposit in wei, or 0.
    /// @param nonce Number not used by an earlier bundle of the same MultisigControl.
    /// @param signatures Concatenated 65-byte signatures of validators, from a share of the signers above the threshold.
    /// @custom:caller Anyone who has the bundle.
    /// @custom:signed maximum_amount, nonce, "set_deposit_maximum"
    /// @custom:emits ETH_Deposit_Maximum_Set
    function set_deposit_maximum(uint256 maximum_amount, uint256 nonce, bytes memory signatures) external virtual;

    /// @notice Pays out a withdrawal of Ether that the network has signed.
    /// @dev It must be submitted before it expires. The Ether goes to `target`, whoever submits.
    /// @param amount Amount of Ether to withdraw, in wei, as the bundle states it.
    /// @param expiry End of the withdrawal's validity, in seconds since 1970.
    /// @param target Ethereum address that the withdrawn Ether is paid out to.
    /// @param nonce Number not used by an earlier bundle of the same MultisigControl.
    /// @param signatures Concatenated 65-byte signatures of validators, from a share of the signers above the threshold.
    /// @custom:caller Anyone who has the bundle.
    /// @custom:signed amount, expiry, target, nonce, "withdraw_asset"
    /// @custom:emits ETH_Withdrawn
    function withdraw_asset(
        uint256 amount,
        uint256 expiry,
        address payable target,
        uint256 nonce,
        bytes memory signatures
    ) external virtual;

    /// @notice Deposits the Ether sent with the call for a Vega key.
    /// @dev Fails below the minimum and, unless that is 0, above the maximum. No approval is needed.
    /// @param vega_public_key Vega public key to be credited, 32 bytes.
    /// @custom:caller Anyone.
    /// @custom:emits ETH_Deposited
    function deposit_asset(bytes32 vega_public_key) external payable virtual;

    /// @notice Tells the smallest amount of a deposit.
    /// @return Smallest deposit that the bridge takes, in wei; 0 until one is set.
    /// @custom:caller Anyone.
    function get_deposit_minimum() external view virtual returns (uint256);

    /// @notice Tells the largest amount of a deposit.
    /// @return Amount in wei; 0 when there is no limit.
    /// @custom:caller Anyone.
    function get_deposit_maximum() external view virtual returns (uint256);

    /// @notice Tells which MultisigControl checks the bundles of the ETH bridge: the one of its asset pool.
    /// @return Ethereum address of the MultisigControl that the pool of Ether obeys.
    /// @custom:caller Anyone.
    function get_multisig_control_address() external view virtual returns (address);
}
