import type { AnswerSource } from '../answers/service.ts';

/** An HTTP answer. The text of a stream's answer is empty: its messages come by themselves. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  /** Bytes of the answer, which is no text where `text` is undefined. */
  readonly size: number;
  /** How long the network in the page took, in milliseconds. */
  readonly took: number;
  readonly source: AnswerSource;
  /** Whether messages follow. */
  readonly streams: boolean;
}

/** Something to choose from: an id, with a name that a reader knows it by. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}
