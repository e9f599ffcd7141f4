import { escapeHtml } from '../../../html/highlight/escape-html.ts';
import type { Model } from '../../model/model.ts';
import { bindingBounds } from '../../parameters/binding-bounds.ts';
import { boundText } from '../../parameters/bound-text.ts';
import type { NetworkParameter } from '../../parameters/types.ts';
import { badge } from '../badges.ts';
import { heading } from '../heading.ts';
import { amountText, isAmount, tokenUnit } from '../../parameters/amount-text.ts';
import { inTree, parameterAmount, parameterValue } from '../placeholders.ts';
import { prose } from '../prose.ts';
import { typeRoute } from '../../links/type-route.ts';

/** One network parameter: value on this tree's network, default, bounds, unit and what it decides. */
export function parameterSection(model: Model, parameter: NetworkParameter): string {
  const { key, description, deprecated, governanceUpdatable, unit, concept } = parameter;
  const bounds = bindingBounds(parameter.bounds, parameter.type);
  // A default of the reward asset is counted in whatever asset a new network pays in.
  const amount = unit === tokenUnit ? amountText(parameter.default, unit) : undefined;
  const marks = [
    deprecated ? badge('deprecated', 'deprecated') : '',
    governanceUpdatable ? '' : badge('required', 'not changed by governance'),
  ].join('');
  const facts: [string, string][] = [
    ['Value', `<code>${parameterValue(key)}</code>${isAmount(unit) ? ` (${parameterAmount(key)})` : ''}`],
    [
      'Default',
      parameter.default === ''
        ? 'empty'
        : `<code>${escapeHtml(parameter.default)}</code>${amount === undefined ? '' : ` (${amount})`}`,
    ],
    ['Type', unit === parameter.type ? unit : `${typeText(model, parameter)}; ${escapeHtml(unit)}`],
    ...(bounds.length > 0
      ? [['Bounds', bounds.map((bound) => escapeHtml(boundText(bound))).join('; ')] as [string, string]]
      : []),
    ['Explained in', `<a href="${inTree(concept)}">${escapeHtml(titleOf(concept))}</a>`],
  ];
  const list = facts.map(([term, text]) => `<dt>${term}<dd>${text}`).join('');
  return (
    `<section class="type-section element-parameter" data-filter-item>${heading({ level: 3, id: key, value: key }, `<code>${key}</code>`)}` +
    `${marks && `<p>${marks}</p>`}${prose(description)}<dl class="facts">${list}</dl></section>`
  );
}

function typeText(model: Model, { type, jsonMessage }: NetworkParameter): string {
  const route = jsonMessage === undefined ? undefined : typeRoute(model, jsonMessage);
  return route ? `JSON of <a href="${inTree(route)}">${jsonMessage}</a>` : type;
}

/** `/concepts/trading-on-vega/trading-modes` → `trading modes`. */
const titleOf = (route: string): string => (route.split('/').at(-1) ?? route).replaceAll('-', ' ');
