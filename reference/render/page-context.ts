import { nothing, type Html } from '../../html/html.ts';
import type { Model } from '../model/model.ts';
import { enumValues } from './enum-values.ts';

/** What the parts of one page share: the model, and which enums the page has explained already. */
export class PageContext {
  readonly #explained = new Set<string>();

  constructor(readonly model: Model) {}

  /** The values of an enum at its first mention on the page; later mentions have the link of their type. */
  explainEnum(name: string, numbers: boolean): Html {
    const enumeration = this.model.enumeration(name);
    if (!enumeration || this.#explained.has(name)) return nothing;
    this.#explained.add(name);
    return enumValues(enumeration, numbers);
  }
}
