import { createHash } from 'node:crypto';

/** 64 hexadecimal digits that stand for one thing on every page: the market of one example is the market of all. */
export function entityId(entity: string): string {
  return createHash('sha256').update(`example ${entity}`).digest('hex');
}
