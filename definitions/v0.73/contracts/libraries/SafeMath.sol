// SPDX-License-Identifier: MIT
pragma solidity ^0.8.8;

/// @title SafeMath
/// @notice Arithmetic on unsigned integers that fails instead of wrapping round. The test tokens use it.
/// @dev A library in the source; its functions are compiled into the contract that uses them and have no selector. With
/// the compiler of the source (0.8.8) the plain operators fail in the same cases, so the checks never differ.
/// @custom:source SafeMath
/// @custom:repository vegaprotocol/MultisigControl
/// @custom:compiler 0.8.8
abstract contract SafeMath {
    /// @notice Multiplies.
    /// @param a First of the two numbers to multiply.
    /// @param b Second of the two numbers to multiply.
    /// @return The product; fails above 2^256 − 1.
    /// @custom:caller Contracts that use the library.
    function mul(uint256 a, uint256 b) internal pure virtual returns (uint256);

    /// @notice Divides and drops the remainder.
    /// @param a Dividend: the number that `b` divides.
    /// @param b Number to divide by; 0 makes the call fail.
    /// @return The quotient, rounded down.
    /// @custom:caller Contracts that use the library.
    function div(uint256 a, uint256 b) internal pure virtual returns (uint256);

    /// @notice Subtracts.
    /// @param a Minuend: the number that `b` is taken from.
    /// @param b Number to subtract; one greater than the first makes the call fail.
    /// @return The difference of both numbers, never negative.
    /// @custom:caller Contracts that use the library.
    function sub(uint256 a, uint256 b) internal pure virtual returns (uint256);

    /// @notice Adds up and fails when the sum does not fit into 256 bits.
    /// @param a First of the two numbers to add up.
    /// @param b Second of the two numbers to add up.
    /// @return The sum; fails above 2^256 − 1.
    /// @custom:caller Contracts that use the library.
    function add(uint256 a, uint256 b) internal pure virtual returns (uint256);
}
