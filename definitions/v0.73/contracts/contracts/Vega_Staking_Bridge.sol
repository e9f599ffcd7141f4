// SPDX-License-Identifier: MIT
pragma solidity ^0.8.1;

import "../interfaces/IStake.sol";

/// @title Staking bridge
/// @notice Associates governance tokens with Vega keys, so that they can be delegated to validators and give votes.
/// @dev No validator signs anything here: an owner adds and removes its tokens at will, and the network follows the
/// events. The stake of each pair of Ethereum address and Vega key is kept apart.
/// @custom:source Vega_Staking_Bridge
/// @custom:repository vegaprotocol/Staking_Bridge
/// @custom:compiler 0.8.1
/// @custom:constructor (address token) Fixes the token that can be staked; the address is not checked.
abstract contract Vega_Staking_Bridge is IStake {
    /// @dev Address of the governance token's contract, given to the constructor.
    address _staking_token;

    /// @dev Stake by Ethereum address, then by Vega key, in the token's smallest unit.
    mapping(address => mapping(bytes32 => uint256)) stakes;

    /// @notice Associates tokens of the caller with a Vega key. Approve the staking bridge as spender first.
    /// @dev The key is not checked. The tokens move to this contract and stay the caller's.
    /// @param amount How much to add, in the token's smallest unit.
    /// @param vega_public_key Vega public key to associate them with, 32 bytes.
    /// @custom:caller Any holder of the token.
    /// @custom:emits Stake_Deposited
    function stake(uint256 amount, bytes32 vega_public_key) public virtual;

    /// @notice Takes tokens back from a Vega key; they return to the caller at once.
    /// @dev Fails, without a reason in words, when the caller has less associated with this key.
    /// @param amount How much to remove, in the token's smallest unit.
    /// @param vega_public_key Vega public key that they are associated with, 32 bytes.
    /// @custom:caller The Ethereum address that owns the stake.
    /// @custom:emits Stake_Removed
    function remove_stake(uint256 amount, bytes32 vega_public_key) public virtual;

    /// @notice Hands stake over to another Ethereum address without ending its association.
    /// @dev Moves the given amount, not all. The new owner alone can remove it. Fails when the caller has less.
    /// @param amount How much to hand over, in the token's smallest unit.
    /// @param new_address Ethereum address that owns it from now on.
    /// @param vega_public_key Vega public key that it is, and stays, associated with, 32 bytes.
    /// @custom:caller The Ethereum address that owns the stake.
    /// @custom:emits Stake_Transferred
    function transfer_stake(uint256 amount, address new_address, bytes32 vega_public_key) public virtual;
}
