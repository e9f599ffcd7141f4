import { sidebarsOf } from './sidebars/index.ts';

/**
 * What the framework reads for `docs/`: it takes every export of this file for a sidebar, so there is no other. The archive's
 * sidebars are written by `npm run generate`.
 */
export default sidebarsOf('testnet');
