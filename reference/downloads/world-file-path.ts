/** Where the network in the page finds the definitions, below a tree. */
export const worldFilePath = 'api/network-in-the-page.definitions.json';
