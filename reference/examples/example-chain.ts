/** The chain that examples name. A page of a tree shows the id of the tree's own chain in its place. */
export const exampleChain = 'vega-mainnet-0011';
