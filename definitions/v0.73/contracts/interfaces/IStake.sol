// SPDX-License-Identifier: MIT
pragma solidity ^0.8.1;

/// @title Staking interface
/// @notice Events and views of a contract in which governance tokens are associated with Vega keys: the staking bridge, and
/// the token vesting contract for tokens that are still locked. A Vega network reads the events, and of the bridge the token.
/// @dev Amounts are in the token's smallest unit, 10^-18.
/// @custom:source IStake
/// @custom:repository vegaprotocol/Staking_Bridge
/// @custom:compiler 0.8.1
interface IStake {
    /// @notice Logged when tokens are associated with a Vega key.
    /// @param user Ethereum address whose tokens were staked.
    /// @param amount How much was added, in the token's smallest unit.
    /// @param vega_public_key Vega public key that they are associated with, 32 bytes.
    event Stake_Deposited(address indexed user, uint256 amount, bytes32 indexed vega_public_key);

    /// @notice Logged when tokens are taken back.
    /// @param user Ethereum address that got the tokens back.
    /// @param amount How much was removed, in the token's smallest unit.
    /// @param vega_public_key Vega public key that they were associated with, 32 bytes.
    event Stake_Removed(address indexed user, uint256 amount, bytes32 indexed vega_public_key);

    /// @notice Logged when associated tokens get another owner on Ethereum; the Vega key stays the same.
    /// @param from Ethereum address that owned them.
    /// @param amount How much changed hands, in the token's smallest unit.
    /// @param to Ethereum address that owns them now.
    /// @param vega_public_key Vega public key that they are associated with, 32 bytes.
    event Stake_Transferred(address indexed from, uint256 amount, address indexed to, bytes32 indexed vega_public_key);

    /// @notice Tells which token is staked.
    /// @return Contract address of the governance token.
    /// @custom:caller Anyone.
    function staking_token() external view returns (address);

    /// @notice Tells how much an Ethereum address has associated with a Vega key.
    /// @param target Ethereum address whose stake to tell.
    /// @param vega_public_key Vega public key, 32 bytes.
    /// @return Amount for this pair, in the token's smallest unit.
    /// @custom:caller Anyone.
    function stake_balance(address target, bytes32 vega_public_key) external view returns (uint256);

    /// @notice Tells how many tokens the contract holds.
    /// @dev In the staking bridge this is its balance of the token, so tokens sent to it by mistake are included.
    /// @return Amount in the token's smallest unit.
    /// @custom:caller Anyone.
    function total_staked() external view returns (uint256);
}
