// SPDX-License-Identifier: MIT
pragma solidity ^0.8.8;

import "../interfaces/IERC20_Bridge_Logic.sol";

/// @title ERC-20 bridge logic
/// @notice The contract that users call to deposit and withdraw ERC-20 tokens. It holds no tokens: the asset pool does.
/// @dev In the source it is named ERC20_Bridge_Logic_Restricted. The bridge follows the MultisigControl of its pool, so
/// replacing the one there takes effect here at once.
/// @custom:source ERC20_Bridge_Logic_Restricted
/// @custom:repository vegaprotocol/MultisigControl
/// @custom:compiler 0.8.8
/// @custom:constructor (address payable erc20_asset_pool) Ties the bridge to its asset pool for good; the zero address is refused.
abstract contract ERC20_Bridge_Logic is IERC20_Bridge_Logic {
    /// @notice Tells in which asset pool the deposited tokens lie.
    /// @return Address of the pool, fixed when the bridge was created.
    address payable public erc20_asset_pool_address;

    /// @dev Tokens that can be deposited, by contract address.
    mapping(address => bool) listed_tokens;

    /// @dev Token of each asset id; entries stay when a token is removed.
    mapping(bytes32 => address) vega_asset_ids_to_source;

    /// @dev Asset id of each token; entries stay when a token is removed.
    mapping(address => bytes32) asset_source_to_vega_asset_id;

    /// @dev Sum of all deposits that count towards the limit: by depositor, then by token.
    mapping(address => mapping(address => uint256)) user_lifetime_deposits;

    /// @dev Deposit limit of one address, by token, in the token's smallest unit.
    mapping(address => uint256) asset_deposit_lifetime_limit;

    /// @notice Tells how long withdrawals at or above the threshold must wait.
    /// @return Delay in seconds; 432000 (five days) until it is changed.
    uint256 public default_withdraw_delay = 432000;

    /// @dev Amount from which withdrawals wait, by token, in the token's smallest unit.
    mapping(address => uint256) withdraw_thresholds;

    /// @notice Tells whether deposits and withdrawals are halted.
    /// @return True between `global_stop` and `global_resume`.
    bool public is_stopped;

    /// @dev Addresses that lifted the deposit limits for themselves.
    mapping(address => bool) exempt_depositors;

    /// @notice Reads the MultisigControl address from the asset pool.
    /// @return Address of the MultisigControl that checks bundles for the ERC-20 bridge.
    /// @custom:caller The contract itself.
    function multisig_control_address() internal view virtual returns (address);

    /// @notice Tells whether there is code at an address, so that a deposit cannot name one without a token.
    /// @param addr Address that is said to be a token.
    /// @return True when there is code at the address of the token.
    /// @custom:caller The contract itself.
    function is_contract(address addr) internal view virtual returns (bool);
}
