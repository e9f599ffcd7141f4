// SPDX-License-Identifier: MIT
pragma solidity ^0.8.8;

import "../interfaces/IMultisigControl.sol";

/// @title Multisig control
/// @notice Holds the Ethereum addresses of the validators and checks their signatures for itself, the bridges and the
/// asset pools.
/// @dev A new contract starts with its deployer as only signer and a threshold of 500, so that more than half of the
/// signers must agree.
/// @custom:source MultisigControl
/// @custom:repository vegaprotocol/MultisigControl
/// @custom:compiler 0.8.8
/// @custom:constructor () Makes the deployer the first signer, sets the threshold to 500 and logs SignerAdded.
/// @custom:constructor-emits SignerAdded
abstract contract MultisigControl is IMultisigControl {
    /// @dev Share of signers, in thousandths, that a bundle must exceed.
    uint16 threshold;

    /// @dev Number of addresses for which `signers` is true. One byte: at most 255.
    uint8 signer_count;

    /// @notice Tells whether an address is a signer: the same answer as `is_valid_signer`.
    /// @return True for a present signer.
    mapping(address => bool) public signers;

    /// @dev Nonces of accepted bundles.
    mapping(uint256 => bool) used_nonces;

    /// @notice Looks for an address among the signers already counted while a bundle is checked.
    /// @param signers_temp Addresses counted so far, filled from the start.
    /// @param signer Address recovered from the next signature.
    /// @param size How many entries of the list are filled.
    /// @return True when the address was counted before.
    /// @custom:caller The contract itself.
    /// @custom:visibility private
    function has_signed(
        address[] memory signers_temp,
        address signer,
        uint8 size
    ) internal pure virtual returns (bool);
}
