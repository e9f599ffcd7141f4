// SPDX-License-Identifier: MIT
pragma solidity ^0.8.8;

/// @title ERC-20 interface
/// @notice The part of the ERC-20 token standard that the bridges and the staking bridge rely on.
/// @dev Amounts are in the token's smallest unit: with 18 decimals, 10^18 is one token.
/// @custom:source IERC20
/// @custom:repository vegaprotocol/MultisigControl
/// @custom:compiler 0.8.8
interface IERC20 {
    /// @notice Logged when tokens change hands, including zero amounts.
    /// @param from Address that the tokens leave; the zero address when they are minted.
    /// @param to Address that receives them; the zero address when they are burnt.
    /// @param value Amount in the smallest unit.
    event Transfer(address indexed from, address indexed to, uint256 value);

    /// @notice Logged when an allowance is set with `approve`.
    /// @param owner Address whose tokens may be spent.
    /// @param spender Address that may spend them.
    /// @param value The allowance from now on, in the smallest unit.
    event Approval(address indexed owner, address indexed spender, uint256 value);

    /// @notice Tells how many tokens exist.
    /// @return Sum of all balances, in the smallest unit.
    /// @custom:caller Anyone.
    function totalSupply() external view returns (uint256);

    /// @notice Tells what an address holds.
    /// @param account Ethereum address whose balance to tell.
    /// @return Its balance in the smallest unit.
    /// @custom:caller Anyone.
    function balanceOf(address account) external view returns (uint256);

    /// @notice Sends tokens of the caller.
    /// @param recipient Ethereum address that the caller's tokens go to.
    /// @param amount How much, in the smallest unit.
    /// @return True on success. Some tokens return nothing instead, which the asset pool accepts.
    /// @custom:caller Any holder, for its own tokens.
    function transfer(address recipient, uint256 amount) external returns (bool);

    /// @notice Tells how much of an owner's tokens another address may still spend.
    /// @param owner Address that holds the tokens.
    /// @param spender Address that was given the allowance, for a deposit the bridge.
    /// @return What is left of the allowance, in the smallest unit.
    /// @custom:caller Anyone.
    function allowance(address owner, address spender) external view returns (uint256);

    /// @notice Allows another address to spend tokens of the caller. Do this before a deposit, with the bridge as
    /// spender, and before staking, with the staking bridge.
    /// @dev The new amount replaces the old one. A spender that is quick can use both: set 0 first when you lower it.
    /// @param spender Address that may spend.
    /// @param amount The allowance, in the smallest unit.
    /// @return True when the token accepted the allowance.
    /// @custom:caller Any holder, for its own tokens.
    function approve(address spender, uint256 amount) external returns (bool);

    /// @notice Moves tokens out of another address, within the allowance that it gave to the caller.
    /// @param sender Address whose tokens move.
    /// @param recipient Ethereum address that the sender's tokens go to.
    /// @param amount How much, in the smallest unit; the allowance shrinks by it.
    /// @return True when the tokens were moved.
    /// @custom:caller Whoever was given an allowance.
    function transferFrom(address sender, address recipient, uint256 amount) external returns (bool);
}
