import { attributes, html, type Html, type Part } from '../../html/html.ts';
/** The parts of what can be called. */
export interface CallParts {
  /** What it does. */
  readonly lead: Part;
  /** Request and response. */
  readonly code: Part;
  /** What it takes and gives: the longest part. */
  readonly fields: Part;
  /** What the reader can do with it here, before the switches of its samples. */
  readonly tool?: Html;
}

/** The switches of samples: which language they are copied in, and the reader's own values. src/behaviour makes them work. */
const tools = (languages: boolean, tool: Html | undefined): Html => html`
  <div class="call-tools">${tool}${languages && html`<label>Copy as <select data-language><option value="curl">curl<option value="python">Python<option value="go">Go<option value="nodejs">Node.js</select></label>`}
  <button type="button" data-values>Your values</button></div>`;

/**
 * Something to call. On wide windows request and response stay in view beside what explains them; on others they stand before
 * the fields. A heading stands before it, not in it: what follows a heading is found among its siblings.
 *
 * @param languages whether the language of samples is chosen here: not where tabs do it; undefined where nothing of the samples
 *   is the reader's to choose
 */
export const callHtml = ({ lead, code, fields, tool }: CallParts, languages: boolean | undefined): Html =>
  html`<div class="call"><div>${lead}</div><div class="call-code">${languages !== undefined && tools(languages, tool)}${code}</div><div>${fields}</div></div>`;

/** Figures of which one is shown at a time, by the HTTP status that each is of. */
export function statusTabs(figures: readonly (readonly [label: string, figure: Html])[], id: string): Html {
  const tabs = figures.map(
    ([label], index) =>
      html`<button type="button" role="tab" id="${id}-${index}-tab" aria-controls="${id}-${index}" aria-selected="${String(index === 0)}"${attributes({ tabindex: index !== 0 && -1 })} data-value="${index}">${label}</button>`,
  );
  const panels = figures.map(
    ([, figure], index) =>
      html`<div role="tabpanel" id="${id}-${index}" aria-labelledby="${id}-${index}-tab"${attributes({ hidden: index !== 0 })}>${figure}</div>`,
  );
  return html`<div class="code-tabs" data-tabs=""><div class="code-tabs-list" role="tablist" aria-label="Response">${tabs}</div>${panels}</div>`;
}
