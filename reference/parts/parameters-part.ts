import { loadParameters } from '../parameters/load-parameters.ts';
import type { Model } from '../model/model.ts';
import { parametersPage, parametersRoute } from '../pages/parameters-page.ts';
import type { ReferencePart } from './reference-part.ts';

/** The network parameters: one page, and a JSON document with the values of each tree's network. */
export function parametersPart(model: Model, root: string): ReferencePart {
  const parameters = loadParameters(model.release, root);
  const page = parametersPage(model, parameters);
  return {
    pages: [page],
    sidebars: { 'api-more': [{ type: 'doc', id: page.route.slice(1), label: page.sidebarLabel }] },
    links: { params: Object.fromEntries(parameters.map(({ key }) => [key, `${parametersRoute}#${key}`])) },
    parameterDefaults: Object.fromEntries(parameters.map((parameter) => [parameter.key, parameter.default])),
    downloads: (_, network) => {
      // `place` and `group` tell where this project defines a parameter: nothing for readers.
      const values = parameters.map((parameter) => ({
        ...parameter,
        place: undefined,
        group: undefined,
        value: network.parameters[parameter.key] ?? parameter.default,
      }));
      return [
        { file: 'api/network-parameters.json', title: 'Network parameters', content: JSON.stringify(values, null, 1) },
      ];
    },
  };
}
