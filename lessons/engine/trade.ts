/** How the network signs its own orders. */
export const NETWORK = 'network';

/** Two orders met. */
export interface Trade {
  readonly buyer: string;
  readonly seller: string;
  readonly price: number;
  readonly size: number;
}
