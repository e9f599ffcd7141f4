const orders = 'proto/vega/vega.proto';

/** What is broken, in which source, how its text is spoilt, and what is said of it. */
export type BrokenSource = readonly [what: string, file: string, spoil: (text: string) => string, said: RegExp];

export const brokenSources: readonly BrokenSource[] = [
  [
    'half a .proto file',
    orders,
    (text: string): string => text.slice(0, text.length / 2),
    /vega\/vega\.proto:\d+: [\s\S]*\n {2}Take the whole file/,
  ],
  [
    'an unknown type',
    orders,
    (text: string): string => text.replace('  Side side = ', '  Edge side = '),
    /vega\/vega\.proto:\d+: .*Edge[\s\S]*\n {2}/,
  ],
  [
    'a renumbered field',
    orders,
    (text: string): string => text.replace(/(message Party \{\s+string id = )1;/, '$19;'),
    /vega\/vega\.proto:\d+: vega\.Party\.id has the number 9, and had 1\n {2}.*--renumbered vega\.Party\.id/,
  ],
  [
    'a renamed message',
    'proto/vega/governance.proto',
    (text: string): string => text.replace(/\bSpotProduct\b/g, 'SpotPair'),
    /vega\/governance\.proto:\d+: the message vega\.SpotPair looks like vega\.SpotProduct under another name: 3 of 3 members are the same\n {2}Confirm it with --rename 'vega\.SpotProduct=vega\.SpotPair'/,
  ],
  [
    'half a schema',
    'schema.graphql',
    (text: string): string => text.slice(0, text.length / 2),
    /schema\.graphql:\d+: Syntax Error[\s\S]*\n {2}/,
  ],
  [
    'a schema with an unknown type',
    'schema.graphql',
    (text: string): string => text.replace(/: Side!/, ': Edge!'),
    /schema\.graphql:\d+: Unknown type "Edge"[\s\S]*\n {2}/,
  ],
  [
    'a parameter of an unknown type',
    'parameters.json',
    (text: string): string => text.replace('"type":"uint"', '"type":"colour"'),
    /parameters\.json:\d+: .*type must be equal to one of/,
  ],
  [
    'a command without its parent',
    'commands.json',
    (text: string): string => text.replace('"vega wallet":', '"vega wallets":'),
    /commands\.json:\d+: vega wallet .* is below vega wallet/,
  ],
  [
    'a renumbered enum value',
    orders,
    (text: string): string => text.replace(/(SIDE_SELL = )2;/, '$17;'),
    /vega\/vega\.proto:\d+: vega\.Side\.SIDE_SELL has the number 7, and had 2\n {2}.*--renumbered vega\.Side\.SIDE_SELL/,
  ],
  [
    'a renamed GraphQL type',
    'schema.graphql',
    (text: string): string => text.replace(/\bPartyStake\b/g, 'StakeOfParty'),
    /schema\.graphql:\d+: the GraphQL type StakeOfParty looks like PartyStake under another name[\s\S]*--rename 'PartyStake=StakeOfParty'/,
  ],
  [
    'half a table of parameters',
    'parameters.json',
    (text: string): string => text.slice(0, text.length / 2),
    /parameters\.json:\d+: [\s\S]*\n {2}/,
  ],
  [
    'half a table of commands',
    'commands.json',
    (text: string): string => text.slice(0, text.length / 2),
    /commands\.json:\d+: [\s\S]*\n {2}/,
  ],
  [
    'half a list of wallet methods',
    'openrpc.json',
    (text: string): string => text.slice(0, text.length / 2),
    /openrpc\.json:\d+: [\s\S]*\n {2}/,
  ],
  [
    'a flag of an unknown form',
    'commands.json',
    (text: string): string => text.replace('"type":"string"', '"type":7'),
    /commands\.json:\d+: .*type must be string/,
  ],
  [
    'half an ABI',
    'abi/IERC20.json',
    (text: string): string => text.slice(0, text.length / 2),
    /IERC20\.json: [\s\S]*\n {2}Take the whole file/,
  ],
  [
    'half a file of bindings',
    'bindings.yml',
    (text: string): string => text.slice(0, text.indexOf("/statistics'") + 4),
    /bindings\.yml:\d+: [^\n]+\n {2}Take the whole file of the release/,
  ],
  [
    'bindings without those of a service',
    'bindings.yml',
    (text: string): string => text.replace(/ {4}- selector: vega\.api\.v1\.CoreService\.(?:.|\n(?! {4}- ))*\n/g, ''),
    /no rpc of vega\.api\.v1\.CoreService has a path any more\n {2}Give the bindings of the release with --rest/,
  ],
  [
    'a binding of an unknown rpc',
    'bindings.yml',
    (text: string): string => text.replace('CoreService.Statistics\n', 'CoreService.Figures\n'),
    /bindings\.yml:\d+: a rule binds vega\.api\.v1\.CoreService\.Figures, which the \.proto files do not have\n {2}/,
  ],
  [
    'a binding with an unknown field',
    'bindings.yml',
    (text: string): string => text.replace('/statistics/spam/{party_id}', '/statistics/spam/{colour}'),
    /bindings\.yml:\d+: the rule of \S+GetSpamStatistics names the field colour, which \S+Request does not have\n {2}/,
  ],
  [
    'two bindings of one rpc',
    'bindings.yml',
    (text: string): string => text.replace('CoreService.GetVegaTime\n', 'CoreService.Statistics\n'),
    /bindings\.yml:\d+: vega\.api\.v1\.CoreService\.Statistics has a rule already, in \S+bindings\.yml:\d+\n {2}/,
  ],
  [
    'a binding without a path',
    'bindings.yml',
    (text: string): string => text.replace("get: '/statistics'", "reach: '/statistics'"),
    /bindings\.yml:\d+: a rule has no selector, or no path of a method\n {2}/,
  ],
  [
    'a renamed parameter',
    'parameters.json',
    (text: string): string => text.replace('"spam.protection.max.votes"', '"spam.protection.max.vote"'),
    /parameters\.json:\d+: the network parameter spam\.protection\.max\.vote looks like spam\.protection\.max\.votes under another name/,
  ],
  [
    'a wallet parameter of an unknown type',
    'openrpc.json',
    (text: string): string => text.replace('"type":"string"', '"type":"colour"'),
    /openrpc\.json:\d+: .*schema \/ type must /,
  ],
  [
    'a renamed wallet method',
    'openrpc.json',
    (text: string): string => text.replace('"client.list_keys"', '"client.list_key"'),
    /openrpc\.json:\d+: the wallet method client\.list_key looks like client\.list_keys under another name[\s\S]*--rename 'client\.list_keys=client\.list_key'/,
  ],
  [
    'a renamed flag',
    'commands.json',
    (text: string): string => text.replace('"genesis-file"', '"genesis-files"'),
    /commands\.json:\d+: the flag vega .*--genesis-files looks like vega .*--genesis-file under another name/,
  ],
  [
    'a value of an unknown type in an ABI',
    'abi/IERC20.json',
    (text: string): string => text.replace('"type":"uint256"', '"type":"uint257"'),
    /IERC20\.json: .* has a value of the type uint257, which Solidity does not know\n {2}/,
  ],
  [
    'a renamed function of a contract',
    'abi/IERC20.json',
    (text: string): string => text.replace('"name":"allowance"', '"name":"allowances"'),
    /abi\/IERC20\.json:\d+: the contract function IERC20\.allowances looks like IERC20\.allowance under another name/,
  ],
];
