// SPDX-License-Identifier: MIT
pragma solidity ^0.8.8;

/// @title Ownable
/// @notice Gives a contract one owner, to whom some of its functions are reserved. The test tokens are built on it; the
/// bridges are not.
/// @custom:source Ownable
/// @custom:repository vegaprotocol/MultisigControl
/// @custom:compiler 0.8.8
/// @custom:constructor () Makes the deployer the owner and logs OwnershipTransferred from the zero address.
/// @custom:constructor-emits OwnershipTransferred
abstract contract Ownable {
    /// @dev The owner, or the zero address when it was given up.
    address private _owner;

    /// @notice Logged when the owner changes, and when the contract is created.
    /// @param previousOwner Owner until now; the zero address at creation.
    /// @param newOwner Owner from now on; the zero address when ownership is given up.
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    /// @notice Reserves a function to the owner: a call by anybody else fails.
    modifier onlyOwner() {
        require(isOwner());
        _;
    }

    /// @notice Tells who owns the contract.
    /// @return Ethereum address of the owner, or the zero address.
    /// @custom:caller Anyone.
    function owner() public view virtual returns (address);

    /// @notice Tells whether the caller owns the contract.
    /// @return True when the caller is the address that owns the contract.
    /// @custom:caller Anyone.
    function isOwner() public view virtual returns (bool);

    /// @notice Leaves the contract without an owner. What is reserved to the owner can never be called again.
    /// @custom:caller The owner.
    /// @custom:modifier onlyOwner
    /// @custom:emits OwnershipTransferred
    function renounceOwnership() public virtual;

    /// @notice Makes another address the owner, through `_transferOwnership`, which logs OwnershipTransferred.
    /// @param newOwner Ethereum address of the next owner; not the zero address.
    /// @custom:caller The owner.
    /// @custom:modifier onlyOwner
    function transferOwnership(address newOwner) public virtual;

    /// @notice Changes the owner without asking who calls; refuses the zero address.
    /// @param newOwner Ethereum address of the next owner.
    /// @custom:caller The contract itself.
    /// @custom:emits OwnershipTransferred
    function _transferOwnership(address newOwner) internal virtual;
}
