import type { Definitions } from './definitions.ts';
import type { Service } from './answers/service.ts';
import type { RequestLog } from './requests.ts';
import type { World } from './world/world.ts';

/** What each server of the sandbox works with. */
export interface Context {
  readonly definitions: Definitions;
  readonly world: World;
  readonly service: Service;
  readonly requests: RequestLog;
}

/** Sent with every HTTP answer, so that nobody takes the sandbox for a network. */
export const sandboxHeader = ['X-Vega-Sandbox', 'make-believe data for learning and testing; not a network'] as const;
