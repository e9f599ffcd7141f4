// SPDX-License-Identifier: MIT
pragma solidity ^0.8.8;

import "./Ownable.sol";

/// @title Killable
/// @notice Lets the owner destroy a contract. The test tokens are built on it; the bridges are not.
/// @custom:source Killable
/// @custom:repository vegaprotocol/MultisigControl
/// @custom:compiler 0.8.8
abstract contract Killable is Ownable {
    /// @notice Destroys the contract and sends its Ether to the owner.
    /// @dev Tokens that the contract holds are lost. Since the Cancun upgrade of Ethereum the code of a contract stays
    /// unless it is destroyed in the transaction that created it; the Ether is sent in any case.
    /// @custom:caller The owner.
    /// @custom:modifier onlyOwner
    function kill() public virtual;
}
