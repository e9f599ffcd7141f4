/** Where the reference of the programs lies. */
export const operatorRoute = '/node-operators/reference';
export const walletCliRoute = '/tools/vega-wallet/cli-wallet/reference';

/** A page of commands: those whose definitions stand in the given files of the release's `cli/commands`. */
export interface CommandPagePlan {
  readonly route: string;
  readonly title: string;
  readonly label: string;
  readonly intro: string;
  readonly files: readonly string[];
}

export const commandPagePlans: readonly CommandPagePlan[] = [
  {
    route: `${operatorRoute}/commands-vega`,
    title: 'Commands of vega',
    label: 'vega: set up and run',
    intro: 'Set up a node, its node wallet and genesis file, run it, and send what validators send.',
    files: ['node'],
  },
  {
    route: `${operatorRoute}/commands-inspection`,
    title: 'Commands of vega for inspection',
    label: 'vega: inspect',
    intro: 'Look at files and at a running core node; check files before they are used.',
    files: ['inspection'],
  },
  {
    route: `${operatorRoute}/commands-bridge`,
    title: 'Commands of vega bridge',
    label: 'vega bridge',
    intro: 'Sign calls of the Ethereum contracts by hand, and check such signatures.',
    files: ['bridge'],
  },
  {
    route: `${operatorRoute}/commands-datanode`,
    title: 'Commands of vega datanode',
    label: 'vega datanode',
    intro: 'Set up and run a data node, and handle its network history.',
    files: ['datanode'],
  },
  {
    route: `${operatorRoute}/commands-blockexplorer`,
    title: 'Commands of vega blockexplorer',
    label: 'vega blockexplorer',
    intro: 'Set up and run the server behind a block explorer.',
    files: ['blockexplorer'],
  },
  {
    route: `${operatorRoute}/commands-visor`,
    title: 'Commands of vegavisor',
    label: 'vegavisor',
    intro: 'Set up and run visor. In the archives of a release the program file is called visor.',
    files: ['visor'],
  },
  {
    route: `${operatorRoute}/commands-tendermint`,
    title: 'Commands of the consensus engine',
    label: 'vega tendermint',
    intro: 'Commands of CometBFT that vega passes on. Their flags are those of the engine, --home above all.',
    files: ['tendermint'],
  },
  {
    route: `${walletCliRoute}/commands`,
    title: 'Commands of vega wallet',
    label: 'Commands',
    intro:
      'Every command of the wallet. The program vegawallet is the same one by itself: vegawallet key list is vega wallet key list.',
    files: ['wallet', 'wallet-keys', 'wallet-service'],
  },
];

/** The route of a configuration's page, by component, and its label in the sidebar. */
export const configRoutes: Readonly<Record<string, { readonly route: string; readonly label: string }>> = {
  core: { route: `${operatorRoute}/configuration-core`, label: 'Configuration: core' },
  'data-node': { route: `${operatorRoute}/configuration-data-node`, label: 'Configuration: data node' },
  visor: { route: `${operatorRoute}/configuration-visor`, label: 'Configuration: visor' },
  'visor-run': { route: `${operatorRoute}/configuration-visor-run`, label: 'Configuration: visor run' },
  cometbft: { route: `${operatorRoute}/configuration-consensus`, label: 'Configuration: consensus engine' },
  blockexplorer: { route: `${operatorRoute}/configuration-block-explorer`, label: 'Configuration: block explorer' },
  faucet: { route: `${operatorRoute}/configuration-faucet`, label: 'Configuration: faucet' },
  'wallet-service': { route: `${walletCliRoute}/configuration-service`, label: 'Configuration: service' },
  'wallet-network': { route: `${walletCliRoute}/configuration-network`, label: 'Configuration: network' },
};
