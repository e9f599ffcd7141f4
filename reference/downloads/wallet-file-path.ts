/** Where the wallet in the page finds what it is made of, below a tree. */
export const walletFilePath = 'api/vega-wallet/network-in-the-page.json';
