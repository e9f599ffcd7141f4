import { loadCommands } from '../../cli/load-commands.ts';
import { loadParameters } from '../../parameters/load-parameters.ts';
import { loadOpenRpc } from '../../wallet/load-openrpc.ts';
import type { Surface, SurfaceElement } from './surface.ts';

/** Commands of the programs and their flags, as the definitions below `root` have them. */
export function commandSurface(root: string): Surface {
  return loadCommands(root).flatMap(({ name, flags, synopsis }): SurfaceElement[] => [
    { kind: 'command', name, facts: { synopsis } },
    ...flags.map((flag): SurfaceElement => ({
      kind: 'flag',
      name: `${name} --${flag.name}`,
      parent: name,
      facts: { type: flag.type, required: flag.required, 'short form': flag.short ?? '', default: JSON.stringify(flag.default ?? null), choices: (flag.choices ?? []).join(', ') },
    })),
  ]);
}

/** Network parameters. */
export function parameterSurface(root: string): Surface {
  return loadParameters(root).map((parameter): SurfaceElement => ({
    kind: 'network parameter',
    name: parameter.key,
    facts: {
      type: parameter.type, default: parameter.default, 'changed by governance': parameter.governanceUpdatable, deprecated: parameter.deprecated,
      bounds: JSON.stringify(parameter.bounds),
    },
  }));
}

/** Methods of the wallet's API and their parameters. */
export function walletSurface(root: string): Surface {
  return loadOpenRpc(root).methods.flatMap(({ name, params }): SurfaceElement[] => [
    { kind: 'wallet method', name, facts: {} },
    ...params.map((param): SurfaceElement => ({
      kind: 'wallet parameter',
      name: `${name}(${param.name})`,
      parent: name,
      facts: { required: param.required === true, type: JSON.stringify(param.schema) },
    })),
  ]);
}
