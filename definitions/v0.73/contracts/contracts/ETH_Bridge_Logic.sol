// SPDX-License-Identifier: MIT
pragma solidity ^0.8.8;

import "../interfaces/IETH_Bridge_Logic.sol";

/// @title ETH bridge logic
/// @notice The contract through which Ether is deposited and withdrawn. It passes deposits on to the ETH asset pool.
/// @dev The old documentation lists a function `get_vega_asset_id` here; the source has none.
/// @custom:source ETH_Bridge_Logic
/// @custom:repository vegaprotocol/MultisigControl
/// @custom:compiler 0.8.8
/// @custom:constructor (address payable ETH_asset_pool) Ties the bridge to its asset pool for good; the zero address is refused.
abstract contract ETH_Bridge_Logic is IETH_Bridge_Logic {
    /// @dev Pool that receives the deposits, fixed when the bridge was created.
    address payable ETH_asset_pool_address;

    /// @dev Smallest deposit in wei; 0 until it is set.
    uint256 minimum_deposit;

    /// @dev Largest deposit in wei; 0 means no limit.
    uint256 maximum_deposit;

    /// @notice Reads the MultisigControl address from the ETH asset pool.
    /// @return Address of the MultisigControl that checks bundles for the ETH bridge.
    /// @custom:caller The contract itself.
    function multisig_control_address() internal view virtual returns (address);
}
