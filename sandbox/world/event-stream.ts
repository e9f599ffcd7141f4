import type { EventName, Events } from './types.ts';

type Listener = (name: EventName, value: Events[EventName]) => void;

/** Tells listeners what happens in the world, in order. */
export class EventStream {
  readonly #listeners = new Set<Listener>();

  emit<N extends EventName>(name: N, value: Events[N]): void {
    for (const listener of this.#listeners) listener(name, value);
  }

  /** Whether anybody listens: what is costly to tell need not be made for nobody. */
  get heard(): boolean {
    return this.#listeners.size > 0;
  }

  /** Calls `listener` for every event until the returned function is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
