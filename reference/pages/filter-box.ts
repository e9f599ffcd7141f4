import { typedAsIs } from '../../common/typed-as-is.ts';
import { attributes, html } from '../../html/html.ts';
/** The field above a long page that hides what does not match. src/behaviour/filter.ts shows and works it. */
export const filterBox = html`<p class="filter"><label>Filter <input type="search" data-filter${attributes(typedAsIs)}></label> <output data-filter-count></output></p>`;
