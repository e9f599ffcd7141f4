import { sha256Hex } from '../../common/digest.ts';

/** 64 hexadecimal digits that stand for one thing on every page: the market of one example is the market of all. */
export function entityId(entity: string): string {
  return sha256Hex(`example ${entity}`);
}
