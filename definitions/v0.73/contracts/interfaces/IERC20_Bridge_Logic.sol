// SPDX-License-Identifier: MIT
pragma solidity ^0.8.8;

/// @title ERC-20 bridge logic interface
/// @notice The way into and out of a Vega network for ERC-20 tokens, with limits on deposits and a delay for large
/// withdrawals.
/// @dev The signed functions are checked by the MultisigControl of the asset pool, with the bridge as sender: anyone who
/// has the bundle may submit it. Amounts are in the token's smallest unit.
/// @custom:source IERC20_Bridge_Logic_Restricted
/// @custom:repository vegaprotocol/MultisigControl
/// @custom:compiler 0.8.8
abstract contract IERC20_Bridge_Logic {
    /// @notice Logged when a withdrawal is paid out.
    /// @param user_address Ethereum address that got the tokens.
    /// @param asset_source Ethereum address of the ERC-20 token contract that stands behind the Vega asset.
    /// @param amount How much was paid, in the token's smallest unit.
    /// @param nonce Nonce of the withdrawal's bundle, by which the network recognises it.
    event Asset_Withdrawn(address indexed user_address, address indexed asset_source, uint256 amount, uint256 nonce);

    /// @notice Logged when tokens are deposited. Validators credit the Vega key once the block has enough confirmations.
    /// @param user_address Ethereum address whose tokens were deposited.
    /// @param asset_source Ethereum address of the ERC-20 token contract that stands behind the Vega asset.
    /// @param amount Amount that the depositor asked for, in the token's smallest unit.
    /// @param vega_public_key Vega public key to be credited, 32 bytes.
    event Asset_Deposited(
        address indexed user_address,
        address indexed asset_source,
        uint256 amount,
        bytes32 vega_public_key
    );

    /// @notice Logged when a token may be deposited from now on.
    /// @param asset_source Ethereum address of the ERC-20 token contract that stands behind the Vega asset.
    /// @param vega_asset_id Id of the asset in the Vega network, 32 bytes.
    /// @param nonce Nonce of the bundle that listed it.
    event Asset_Listed(address indexed asset_source, bytes32 indexed vega_asset_id, uint256 nonce);

    /// @notice Logged when a token may not be deposited any more.
    /// @param asset_source Ethereum address of the ERC-20 token contract that stands behind the Vega asset.
    /// @param nonce Nonce of the signed bundle that removed the token.
    event Asset_Removed(address indexed asset_source, uint256 nonce);

    /// @notice Logged when the limits of a listed token change.
    /// @param asset_source Ethereum address of the ERC-20 token contract that stands behind the Vega asset.
    /// @param lifetime_limit Most that one address may ever deposit, in the token's smallest unit.
    /// @param withdraw_threshold Amount from which withdrawals are delayed, in the token's smallest unit.
    event Asset_Limits_Updated(address indexed asset_source, uint256 lifetime_limit, uint256 withdraw_threshold);

    /// @notice Logged when the delay of large withdrawals changes.
    /// @param withdraw_delay The new delay in seconds.
    event Bridge_Withdraw_Delay_Set(uint256 withdraw_delay);

    /// @notice Logged when deposits and withdrawals are halted.
    event Bridge_Stopped();

    /// @notice Logged when deposits and withdrawals are possible again.
    event Bridge_Resumed();

    /// @notice Logged when an address exempts itself from the deposit limits.
    /// @param depositor Ethereum address whose deposits the lifetime limit no longer bounds.
    event Depositor_Exempted(address indexed depositor);

    /// @notice Logged when an address gives up its exemption.
    /// @param depositor The address to which limits apply again.
    event Depositor_Exemption_Revoked(address indexed depositor);

    /// @notice Lists a token, so that it can be deposited. This is the last step of a new asset proposal.
    /// @dev Fails for the zero address and for a token that is listed. A removed token may be listed again, also under
    /// another id.
    /// @param asset_source Ethereum address of the ERC-20 token contract that stands behind the Vega asset.
    /// @param vega_asset_id Id of the asset in the Vega network: the id of the proposal that created it.
    /// @param lifetime_limit Most that one address may ever deposit, in the token's smallest unit.
    /// @param withdraw_threshold Amount from which a withdrawal is delayed, in the token's smallest unit.
    /// @param nonce Number not used by an earlier bundle of the same MultisigControl.
    /// @param signatures Concatenated 65-byte signatures of validators, from a share of the signers above the threshold.
    /// @custom:caller Anyone who has the bundle.
    /// @custom:signed asset_source, vega_asset_id, lifetime_limit, withdraw_threshold, nonce, "list_asset"
    /// @custom:emits Asset_Listed
    function list_asset(
        address asset_source,
        bytes32 vega_asset_id,
        uint256 lifetime_limit,
        uint256 withdraw_threshold,
        uint256 nonce,
        bytes memory signatures
    ) external virtual;

    /// @notice Ends deposits of a token. What has been deposited can still be withdrawn.
    /// @dev Fails when the token is not listed. The mapping between token and asset id stays.
    /// @param asset_source Ethereum address of the ERC-20 token contract that stands behind the Vega asset.
    /// @param nonce Number not used by an earlier bundle of the same MultisigControl.
    /// @param signatures Concatenated 65-byte signatures of validators, from a share of the signers above the threshold.
    /// @custom:caller Anyone who has the bundle.
    /// @custom:signed asset_source, nonce, "remove_asset"
    /// @custom:emits Asset_Removed
    function remove_asset(address asset_source, uint256 nonce, bytes memory signatures) external virtual;

    /// @notice Changes the deposit limit and the withdrawal threshold of a listed token. This is the last step of an
    /// asset update proposal.
    /// @dev Deposits made so far go on counting towards the new limit.
    /// @param asset_source Contract address of the token; it must be listed.
    /// @param lifetime_limit Most that one address may ever deposit, in the token's smallest unit.
    /// @param threshold Amount from which a withdrawal is delayed, in the token's smallest unit. 0 delays all.
    /// @param nonce Number not used by an earlier bundle of the same MultisigControl.
    /// @param signatures Concatenated 65-byte signatures of validators, from a share of the signers above the threshold.
    /// @custom:caller Anyone who has the bundle.
    /// @custom:signed asset_source, lifetime_limit, threshold, nonce, "set_asset_limits"
    /// @custom:emits Asset_Limits_Updated
    function set_asset_limits(
        address asset_source,
        uint256 lifetime_limit,
        uint256 threshold,
        uint256 nonce,
        bytes calldata signatures
    ) external virtual;

    /// @notice Sets how long large withdrawals of all tokens must wait.
    /// @dev It also applies to withdrawals that are waiting: the delay is read when they are submitted.
    /// @param delay Time in seconds between the withdrawal's creation and its earliest payment.
    /// @param nonce Number not used by an earlier bundle of the same MultisigControl.
    /// @param signatures Concatenated 65-byte signatures of validators, from a share of the signers above the threshold.
    /// @custom:caller Anyone who has the bundle.
    /// @custom:signed delay, nonce, "set_withdraw_delay"
    /// @custom:emits Bridge_Withdraw_Delay_Set
    function set_withdraw_delay(uint256 delay, uint256 nonce, bytes calldata signatures) external virtual;

    /// @notice Halts all deposits and withdrawals of the bridge until `global_resume`.
    /// @dev Fails when the bridge is stopped. Listing, limits and the delay can be changed meanwhile.
    /// @param nonce Number not used by an earlier bundle of the same MultisigControl.
    /// @param signatures Concatenated 65-byte signatures of validators, from a share of the signers above the threshold.
    /// @custom:caller Anyone who has the bundle.
    /// @custom:signed nonce, "global_stop"
    /// @custom:emits Bridge_Stopped
    function global_stop(uint256 nonce, bytes calldata signatures) external virtual;

    /// @notice Allows deposits and withdrawals again after a stop.
    /// @dev Fails when the bridge is not stopped.
    /// @param nonce Number not used by an earlier bundle of the same MultisigControl.
    /// @param signatures Concatenated 65-byte signatures of validators, from a share of the signers above the threshold.
    /// @custom:caller Anyone who has the bundle.
    /// @custom:signed nonce, "global_resume"
    /// @custom:emits Bridge_Resumed
    function global_resume(uint256 nonce, bytes calldata signatures) external virtual;

    /// @notice Lifts the deposit limits of all tokens for the caller.
    /// @dev Nobody has to agree: it is a declaration of the depositor. Fails when it is exempt already.
    /// @custom:caller Anyone, for itself.
    /// @custom:emits Depositor_Exempted
    function exempt_depositor() external virtual;

    /// @notice Makes the deposit limits apply to the caller again.
    /// @dev Deposits made while exempt were not counted. Fails when the caller is not exempt.
    /// @custom:caller An exempt address, for itself.
    /// @custom:emits Depositor_Exemption_Revoked
    function revoke_exempt_depositor() external virtual;

    /// @notice Pays out a withdrawal that the network has signed.
    /// @dev Fails while the bridge is stopped. An amount below the token's threshold is paid at once; any other one only
    /// when `creation` plus the delay has passed. The tokens go to `target`, whoever submits.
    /// @param asset_source Ethereum address of the ERC-20 token contract that stands behind the Vega asset.
    /// @param amount How much, in the token's smallest unit.
    /// @param target Ethereum address that the withdrawn tokens are paid out to.
    /// @param creation When the network made the withdrawal, in seconds since 1970.
    /// @param nonce Number not used by an earlier bundle of the same MultisigControl.
    /// @param signatures Concatenated 65-byte signatures, as given by the network's withdrawal bundle.
    /// @custom:caller Anyone who has the bundle.
    /// @custom:signed asset_source, amount, target, creation, nonce, "withdraw_asset"
    /// @custom:emits Asset_Withdrawn
    function withdraw_asset(
        address asset_source,
        uint256 amount,
        address target,
        uint256 creation,
        uint256 nonce,
        bytes memory signatures
    ) external virtual;

    /// @notice Tells whether an address has lifted the deposit limits for itself.
    /// @param depositor Ethereum address whose exemption to look up.
    /// @return True when no limit applies to it.
    /// @custom:caller Anyone.
    function is_exempt_depositor(address depositor) external view virtual returns (bool);

    /// @notice Deposits tokens for a Vega key. Approve the bridge as spender of the amount first.
    /// @dev Fails while the bridge is stopped, for a token that is not listed, and, unless the sending address is
    /// exempt, above the lifetime limit. Towards it count all deposits of the token that the address made while not
    /// exempt; withdrawals do not restore it. The limit of a token never listed is 0, so that the error names the
    /// limit. The key is not checked: tokens sent to a wrong one are credited to it.
    /// @param asset_source Ethereum address of the ERC-20 token contract that stands behind the Vega asset.
    /// @param amount How much, in the token's smallest unit.
    /// @param vega_public_key Vega public key to be credited, 32 bytes.
    /// @custom:caller Any holder of the token.
    /// @custom:emits Asset_Deposited
    function deposit_asset(address asset_source, uint256 amount, bytes32 vega_public_key) external virtual;

    /// @notice Tells whether a token can be deposited.
    /// @param asset_source Ethereum address of the ERC-20 token contract that stands behind the Vega asset.
    /// @return True for a listed token.
    /// @custom:caller Anyone.
    function is_asset_listed(address asset_source) external view virtual returns (bool);

    /// @notice Tells how much of a token one address may ever deposit.
    /// @param asset_source Ethereum address of the ERC-20 token contract that stands behind the Vega asset.
    /// @return The limit in the token's smallest unit; 0 for a token never listed.
    /// @custom:caller Anyone.
    function get_asset_deposit_lifetime_limit(address asset_source) external view virtual returns (uint256);

    /// @notice Tells from which amount withdrawals of a token are delayed.
    /// @param asset_source Ethereum address of the ERC-20 token contract that stands behind the Vega asset.
    /// @return The threshold in the token's smallest unit.
    /// @custom:caller Anyone.
    function get_withdraw_threshold(address asset_source) external view virtual returns (uint256);

    /// @notice Tells which MultisigControl checks the bridge's bundles: the one of its asset pool.
    /// @return Ethereum address of the MultisigControl that the bridge's asset pool obeys.
    /// @custom:caller Anyone.
    function get_multisig_control_address() external view virtual returns (address);

    /// @notice Finds the asset of the Vega network that stands for a token.
    /// @param asset_source Ethereum address of the ERC-20 token contract that stands behind the Vega asset.
    /// @return Asset id, 32 bytes; zero when the token was never listed. A removed token keeps it.
    /// @custom:caller Anyone.
    function get_vega_asset_id(address asset_source) external view virtual returns (bytes32);

    /// @notice Finds the token that an asset of the Vega network stands for.
    /// @param vega_asset_id Id of the asset, 32 bytes.
    /// @return Contract address of the token; the zero address for an unknown id.
    /// @custom:caller Anyone.
    function get_asset_source(bytes32 vega_asset_id) external view virtual returns (address);
}
