/** A worker that was made before anything asked for one. */
let early: Worker | undefined;
let wasMade = false;

function make(): Worker {
  wasMade = true;
  return new Worker(new URL('../../../sandbox/in-page/worker.ts', import.meta.url), { name: 'network' });
}

/** Makes the first worker of this tab while the panel's code is on its way: its program takes as long to come. */
export function makeEarly(): void {
  if (wasMade) return;
  early = make();
  // Nobody hears it yet: whoever takes one then makes another, and hears what is wrong.
  early.addEventListener('error', () => (early = undefined), { once: true });
}

/** A worker for one network. */
export function takeWorker(): Worker {
  const worker = early ?? make();
  early = undefined;
  return worker;
}
