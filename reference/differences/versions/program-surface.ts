import type { Release } from '../../../product.ts';
import { loadCliCommands } from '../../cli/load-commands.ts';
import { loadConfig } from '../../cli/load-config.ts';
import { loadTransactionCommands } from '../../commands/load-commands.ts';
import { loadParameters } from '../../parameters/load-parameters.ts';
import { loadOpenRpc } from '../../wallet/load-openrpc.ts';
import type { Surface, SurfaceElement } from './surface.ts';

/** Commands of the programs and their flags. */
export function commandSurface(release: Release, root: string): Surface {
  return loadCliCommands(release, root).flatMap(({ name, flags, synopsis }): SurfaceElement[] => [
    { kind: 'command', name, facts: { synopsis } },
    ...flags.map((flag): SurfaceElement => ({
      kind: 'flag',
      name: `${name} --${flag.name}`,
      parent: name,
      facts: {
        type: flag.type,
        required: flag.required,
        'short form': flag.short ?? '',
        default: JSON.stringify(flag.default ?? null),
        choices: (flag.choices ?? []).join(', '),
      },
    })),
  ]);
}

/** Keys of the programs' configuration files. */
export function configurationSurface(release: Release, root: string): Surface {
  return loadConfig(release, root).flatMap(({ component, keys }) =>
    keys.map((key): SurfaceElement => ({
      kind: 'configuration key',
      name: `${component} ${key.key}`,
      facts: {
        type: key.type,
        default: JSON.stringify(key.default ?? null),
        choices: (key.choices ?? []).join(', '),
        flag: key.flag ?? '',
      },
    })),
  );
}

/** Network parameters. */
export function parameterSurface(release: Release, root: string): Surface {
  return loadParameters(release, root).map((parameter): SurfaceElement => ({
    kind: 'network parameter',
    name: parameter.key,
    facts: {
      type: parameter.type,
      default: parameter.default,
      'changed by governance': parameter.governanceUpdatable,
      deprecated: parameter.deprecated,
      bounds: JSON.stringify(parameter.bounds),
    },
  }));
}

/** Methods of the wallet's API and their parameters. */
export function walletSurface(release: Release, root: string): Surface {
  return loadOpenRpc(release, root).methods.flatMap(({ name, params }): SurfaceElement[] => [
    { kind: 'wallet method', name, facts: {} },
    ...params.map((param): SurfaceElement => ({
      kind: 'wallet parameter',
      name: `${name}(${param.name})`,
      parent: name,
      facts: { required: param.required === true, type: JSON.stringify(param.schema) },
    })),
  ]);
}

/** Commands that transactions carry; their fields are those of their messages. */
export function transactionSurface(release: Release, root: string): Surface {
  return loadTransactionCommands(release, root).map(
    ({ name, message, walletKey, validatorCommand, acceptedByWallet }): SurfaceElement => ({
      kind: 'transaction command',
      name,
      facts: {
        message,
        'name in JSON': walletKey,
        'validators only': validatorCommand,
        'taken by wallets': acceptedByWallet,
      },
    }),
  );
}
