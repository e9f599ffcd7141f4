import { assetTransfer } from './kinds/asset-transfer.ts';
import { freeform } from './kinds/freeform.ts';
import { marketState } from './kinds/market-state.ts';
import { networkParameter } from './kinds/network-parameter.ts';
import { newAsset } from './kinds/new-asset.ts';
import { newMarket } from './kinds/new-market.ts';
import { newPerpetualsMarket } from './kinds/new-perpetuals-market.ts';
import { newSuccessorMarket } from './kinds/new-successor-market.ts';
import { referralProgram } from './kinds/referral-program.ts';
import { updateAsset } from './kinds/update-asset.ts';
import { updateMarket } from './kinds/update-market.ts';
import { volumeDiscountProgram } from './kinds/volume-discount-program.ts';
import type { ProposalKind } from './types.ts';

/** The kinds of proposal that the tutorials explain, by the name of their page. */
export const proposalKinds: Readonly<Record<string, ProposalKind>> = Object.fromEntries(
  [
    assetTransfer,
    freeform,
    marketState,
    networkParameter,
    newAsset,
    newMarket,
    newPerpetualsMarket,
    newSuccessorMarket,
    referralProgram,
    updateAsset,
    updateMarket,
    volumeDiscountProgram,
  ].map((kind) => [kind.kind, kind]),
);
