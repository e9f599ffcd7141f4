/** Address of the service worker. It stands at the root because it answers for the whole site. */
export const workerAddress = '/offline-worker.js';

/** Begin of the names of caches that hold saved trees: `vega-docs-offline:<tree>:<version>`. */
export const cachePrefix = 'vega-docs-offline:';

/** Entry of a cache that says what it holds (a `SavedTree` as JSON). It is written last: a cache without it is incomplete. */
export const savedEntry = '/offline-saved.json';
