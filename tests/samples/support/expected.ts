/**
 * What each sample of examples/ has to ask, in order: the operation, rpc or wallet method, and for a transaction the
 * command in it. Samples in several languages ask the same.
 */
const orders = 'TradingDataService_ListOrders';
const send = (command: string): string => `client.send_transaction ${command}`;
/** Programs of the wallet say first which network it signs for. */
const network = 'client.get_chain_id';

export const expected: Readonly<Record<string, readonly string[]>> = {
  'rest/list-markets': ['TradingDataService_ListMarkets'],
  'rest/market-data': ['TradingDataService_GetLatestMarketData'],
  'rest/paginate-orders': [orders],
  'rest/list-accounts': ['TradingDataService_ListAssets', 'TradingDataService_ListAccounts'],
  'rest/convert-numbers': ['TradingDataService_GetMarket'],
  'rest/stream-trades': ['TradingDataService_ObserveTrades'],
  'rest/handle-errors': [
    'TradingDataService_GetMarket',
    'TradingDataService_GetMarket',
    'TradingDataService_ListMarkets',
  ],
  'rest/check-health': ['TradingDataService_Info'],
  'rest/network-parameter': ['TradingDataService_GetNetworkParameter'],
  'rest/estimate-position': ['TradingDataService_EstimatePosition'],
  'rest/follow-proposal': ['TradingDataService_GetGovernanceData'],
  'graphql/query-markets': ['{ marketsConnection }'],
  'graphql/paginate-trades': ['{ trades }'],
  'graphql/subscribe-trades': ['{ tradesStream }'],
  'websocket/market-data': ['TradingDataService_ObserveMarketsData'],
  'websocket/event-bus': ['TradingDataService_ObserveEventBus'],
  'grpc/list-markets': ['ListMarkets'],
  'grpc/observe-trades': ['ObserveTrades'],
  'wallet/connect': [network, 'client.connect_wallet', 'client.list_keys', 'client.disconnect_wallet'],
  'wallet/list-keys': [network, 'client.list_keys'],
  'wallet/submit-order': [network, send('orderSubmission'), orders],
  'wallet/amend-order': [network, send('orderSubmission'), orders, send('orderAmendment')],
  'wallet/cancel-orders': [network, send('orderCancellation')],
  'wallet/batch-orders': [network, send('batchMarketInstructions'), orders, send('batchMarketInstructions')],
  'wallet/stop-order': [network, send('stopOrdersSubmission')],
  'wallet/liquidity-commitment': [
    network,
    send('liquidityProvisionSubmission'),
    send('liquidityProvisionAmendment'),
    send('liquidityProvisionCancellation'),
  ],
  'wallet/transfer': [network, send('transfer'), 'TradingDataService_GetEpoch', send('transfer')],
  'wallet/withdraw': [
    network,
    send('withdrawSubmission'),
    'TradingDataService_ListWithdrawals',
    'TradingDataService_GetERC20WithdrawalApproval',
  ],
  'wallet/delegate': [network, send('delegateSubmission'), send('undelegateSubmission')],
  'wallet/vote': [network, send('voteSubmission')],
  'wallet/propose': [network, send('proposalSubmission')],
  'wallet/oracle-data': [network, send('oracleDataSubmission')],
  'wallet/check-transaction': [network, 'client.check_transaction orderSubmission'],
  'wallet/handle-errors': [network, 'client.list_keys', 'client.trade', send('voteSubmission')],
  'guides/wallet-ready': ['CoreService_LastBlockHeight', 'client.get_chain_id'],
  'guides/transaction-result': [network, 'TradingDataService_ObserveEventBus', send('orderCancellation')],
};
