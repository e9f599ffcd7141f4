// SPDX-License-Identifier: MIT
pragma solidity ^0.8.8;

/// @title ETH asset pool
/// @notice Holds the Ether deposited through the ETH bridge. Its bridge alone can take Ether out.
/// @custom:source ETH_Asset_Pool
/// @custom:repository vegaprotocol/MultisigControl
/// @custom:compiler 0.8.8
/// @custom:constructor (address multisig_control) Sets the MultisigControl that the pool obeys; the zero address is refused. No bridge is set yet.
/// @custom:constructor-emits Multisig_Control_Set
abstract contract ETH_Asset_Pool {
    /// @notice Logged when the pool of Ether obeys another MultisigControl, and when it is created.
    /// @param new_address Address of the MultisigControl that the pool of Ether obeys from now on.
    event Multisig_Control_Set(address indexed new_address);

    /// @notice Logged when the pool gets another ETH bridge.
    /// @param new_address Address that may withdraw Ether from now on.
    event Bridge_Address_Set(address indexed new_address);

    /// @notice Logged for each payment of Ether to the pool, through the bridge or past it.
    /// @param sender Address that paid: the bridge for a deposit.
    /// @param amount Amount of Ether that came into the pool, in wei.
    event Received(address indexed sender, uint256 amount);

    /// @notice Tells which MultisigControl checks the bundles for this pool and the ETH bridge.
    /// @return Address of the MultisigControl that the Ether pool obeys, and so the ETH bridge.
    address public multisig_control_address;

    /// @notice Tells which bridge may take Ether out.
    /// @return Address of the ETH bridge; the zero address before one is set.
    address public ETH_bridge_address;

    /// @notice Makes the pool, and with it the ETH bridge, obey another MultisigControl.
    /// @dev The present MultisigControl checks the bundle. The new address must have code.
    /// @param new_address Address of the MultisigControl contract that the pool of Ether is to obey.
    /// @param nonce Number not used by an earlier bundle of the present MultisigControl.
    /// @param signatures Concatenated 65-byte signatures of the present signers.
    /// @custom:caller Anyone who has the bundle.
    /// @custom:signed new_address, nonce, "set_multisig_control"
    /// @custom:emits Multisig_Control_Set
    function set_multisig_control(address new_address, uint256 nonce, bytes memory signatures) external virtual;

    /// @notice Gives the pool another ETH bridge; the former one can no longer withdraw.
    /// @dev Unlike the ERC-20 pool, this one refuses the zero address.
    /// @param new_address Address of the ETH bridge contract that may then take Ether out.
    /// @param nonce Number not used by an earlier bundle of the same MultisigControl.
    /// @param signatures Concatenated 65-byte signatures of validators, from a share of the signers above the threshold.
    /// @custom:caller Anyone who has the bundle.
    /// @custom:signed new_address, nonce, "set_bridge_address"
    /// @custom:emits Bridge_Address_Set
    function set_bridge_address(address new_address, uint256 nonce, bytes memory signatures) external virtual;

    /// @notice Sends Ether of the pool.
    /// @dev Fails for the zero address, when the pool holds less than the amount, and when the target refuses the
    /// payment.
    /// @param target Ethereum address that the withdrawn Ether is paid out to.
    /// @param amount Amount of Ether to pay out of the pool, in wei.
    /// @custom:caller The bridge set in `ETH_bridge_address`.
    function withdraw(address payable target, uint256 amount) external virtual;

    /// @notice Takes Ether. What is sent here directly, not through the bridge, is credited to no Vega key.
    /// @custom:caller Anyone; meant for the bridge.
    /// @custom:emits Received
    receive() external payable virtual;
}
