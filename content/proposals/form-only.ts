/** Where the decimals of the settlement asset stand among a form's values: the network knows them, the proposal does not hold them. */
export const assetDecimals = 'form.assetDecimals';

/** Whether a value only helps the form to check others, and is no part of the proposal. */
export const formOnly = (path: string): boolean => path.startsWith('form.');
