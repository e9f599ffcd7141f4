import type { Definitions } from '../definitions.ts';
import { seed } from '../world/seed.ts';
import { randomNumbers } from '../world/traders.ts';
import { World } from '../world/world.ts';

/**
 * A world with its markets and traders that is the same in each test: the clock stands still, and chance is seeded.
 *
 * @param now where the clock stands, in milliseconds since 1970
 */
export function seededWorld(definitions: Definitions, now = 1_800_000_000_000): World {
  const world = new World({ definitions, dayLasts: 10 });
  world.clock = () => now;
  seed(world, randomNumbers(73), 4);
  return world;
}
