import { typedAsIsAttributes } from '../render/typed-as-is-attributes.ts';
import { html } from '../../html/html.ts';
/** The field above a long page that hides what does not match. src/behaviour/filter.ts shows and works it. */
export const filterBox = html`<p class="filter"><label>Filter <input type="search" data-filter${typedAsIsAttributes}></label> <output data-filter-count></output></p>`;
