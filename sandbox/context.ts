import type { Service } from './answers/service.ts';
import type { Definitions } from './definitions.ts';
import type { RequestLog } from './requests.ts';
import type { WorldDefinitions } from './world-definitions.ts';
import type { World } from './world/world.ts';

/** What answers requests, wherever it runs: in a program, or in a page. */
export interface WorldContext {
  readonly definitions: WorldDefinitions;
  readonly world: World;
  readonly service: Service;
  readonly requests: RequestLog;
}

/** What each server of the sandbox works with. */
export interface Context extends WorldContext {
  readonly definitions: Definitions;
}

/** Sent with every HTTP answer, so that nobody takes the sandbox for a network. */
export const sandboxHeader = ['X-Vega-Sandbox', 'make-believe data for learning and testing; not a network'] as const;

/** Tells whether an answer comes from the world or is the example of the reference, which no canned answer may hide. */
export const answerHeader = 'X-Vega-Sandbox-Answer';
