import { html, joined, type Html, type Part } from '../../../html/html.ts';
import type { Model } from '../../model/model.ts';
import { bindingBounds } from '../../parameters/binding-bounds.ts';
import { boundText } from '../../parameters/bound-text.ts';
import type { NetworkParameter } from '../../parameters/types.ts';
import { badge } from '../badges.ts';
import { facts } from '../contracts/member-table.ts';
import { heading } from '../heading.ts';
import { amountText, isAmount, tokenUnit } from '../../parameters/amount-text.ts';
import { inTree, parameterAmount, parameterValue } from '../placeholders.ts';
import { prose } from '../prose.ts';
import { typeRoute } from '../../links/type-route.ts';

/** One network parameter: value on this tree's network, default, bounds, unit and what it decides. */
export function parameterSection(model: Model, parameter: NetworkParameter): Html {
  const { key, description, deprecated, governanceUpdatable, unit, concept } = parameter;
  const bounds = bindingBounds(parameter.bounds, parameter.type);
  // A default of the reward asset is counted in whatever asset a new network pays in.
  const amount = unit === tokenUnit ? amountText(parameter.default, unit) : undefined;
  const marks = html`${deprecated && badge('deprecated', 'deprecated')}${!governanceUpdatable && badge('required', 'not changed by governance')}`;
  const list = facts([
    ['Value', html`<code>${parameterValue(key)}</code>${isAmount(unit) && ` (${parameterAmount(key)})`}`],
    [
      'Default',
      parameter.default === ''
        ? 'empty'
        : html`<code>${parameter.default}</code>${amount !== undefined && ` (${amount})`}`,
    ],
    ['Type', unit === parameter.type ? unit : html`${typeText(model, parameter)}; ${unit}`],
    ['Bounds', joined(bounds.map(boundText), '; ')],
    ['Explained in', html`<a href="${inTree(concept)}">${titleOf(concept)}</a>`],
  ]);
  return html`
    <section class="type-section element-parameter" data-filter-item>${heading({ level: 3, id: key, value: key }, html`<code>${key}</code>`)}
    ${!marks.isEmpty && html`<p>${marks}</p>`}${prose(description)}${list}</section>`;
}

function typeText(model: Model, { type, jsonMessage }: NetworkParameter): Part {
  const route = jsonMessage === undefined ? undefined : typeRoute(model, jsonMessage);
  return route ? html`JSON of <a href="${inTree(route)}">${jsonMessage}</a>` : type;
}

/** `/concepts/trading-on-vega/trading-modes` → `trading modes`. */
const titleOf = (route: string): string => (route.split('/').at(-1) ?? route).replaceAll('-', ' ');
