// SPDX-License-Identifier: MIT
pragma solidity ^0.8.8;

/// @title ERC-20 asset pool
/// @notice Holds all ERC-20 tokens deposited to a Vega network. Its bridge alone can take tokens out; the validators can
/// give it another bridge.
/// @custom:source ERC20_Asset_Pool
/// @custom:repository vegaprotocol/MultisigControl
/// @custom:compiler 0.8.8
/// @custom:constructor (address multisig_control) Sets the MultisigControl that the pool obeys; the zero address is refused. No bridge is set yet.
/// @custom:constructor-emits Multisig_Control_Set
abstract contract ERC20_Asset_Pool {
    /// @notice Logged when the pool of tokens obeys another MultisigControl, and when it is created.
    /// @param new_address Address of the MultisigControl that the pool of tokens obeys from now on.
    event Multisig_Control_Set(address indexed new_address);

    /// @notice Logged when the pool gets another bridge.
    /// @param new_address Address that may withdraw from now on.
    event Bridge_Address_Set(address indexed new_address);

    /// @notice Tells which MultisigControl checks the bundles for this pool and its bridge.
    /// @return Ethereum address of the MultisigControl that the pool of tokens obeys.
    address public multisig_control_address;

    /// @notice Tells which bridge may take tokens out.
    /// @return Address of the ERC-20 bridge; the zero address before one is set.
    address public erc20_bridge_address;

    /// @notice Refuses Ether: a plain payment to the pool fails.
    /// @custom:caller Nobody: every call reverts.
    receive() external payable virtual;

    /// @notice Makes the pool, and with it its bridge, obey another MultisigControl.
    /// @dev The present MultisigControl checks the bundle. The new address must have code.
    /// @param new_address Address of the MultisigControl contract that the pool of tokens is to obey.
    /// @param nonce Number not used by an earlier bundle of the present MultisigControl.
    /// @param signatures Concatenated 65-byte signatures of the present signers.
    /// @custom:caller Anyone who has the bundle.
    /// @custom:signed new_address, nonce, "set_multisig_control"
    /// @custom:emits Multisig_Control_Set
    function set_multisig_control(address new_address, uint256 nonce, bytes memory signatures) external virtual;

    /// @notice Gives the pool another bridge; the former one can no longer withdraw.
    /// @dev The address is not checked, so that even the zero address is accepted.
    /// @param new_address Address of the new ERC-20 bridge.
    /// @param nonce Number not used by an earlier bundle of the same MultisigControl.
    /// @param signatures Concatenated 65-byte signatures of validators, from a share of the signers above the threshold.
    /// @custom:caller Anyone who has the bundle.
    /// @custom:signed new_address, nonce, "set_bridge_address"
    /// @custom:emits Bridge_Address_Set
    function set_bridge_address(address new_address, uint256 nonce, bytes memory signatures) external virtual;

    /// @notice Sends tokens of the pool.
    /// @dev A token that returns nothing is taken as having succeeded; one that returns false makes the call fail.
    /// @param token_address Contract address of the token; it must have code.
    /// @param target Ethereum address that the withdrawn tokens are paid out to.
    /// @param amount How much, in the token's smallest unit.
    /// @custom:caller The bridge set in `erc20_bridge_address`.
    function withdraw(address token_address, address target, uint256 amount) external virtual;

    /// @notice Tells whether there is code at an address.
    /// @param addr Address of a token or of a new MultisigControl.
    /// @return True when the token or MultisigControl at the address has code.
    /// @custom:caller The contract itself.
    function is_contract(address addr) internal view virtual returns (bool);
}
