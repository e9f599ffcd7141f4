/** Where the network in the page finds the definitions, below a tree. */
export const worldFilePath = 'api/network-in-the-page.definitions.json';

/** Where the wallet in the page finds what it is made of, below a tree. */
export const walletFilePath = 'api/vega-wallet/network-in-the-page.json';
