import type { ReactNode } from 'react';
import { typedAsIs } from '@site/common/typed-as-is';
import type { KnownAsset, ProposalField as Field } from '../../../content/proposals/types.ts';
import { AssetPicker } from './AssetPicker.tsx';
import { fromPicker, inUtc, toPicker } from './moments.ts';

interface Props {
  readonly field: Field;
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  /** Set while the value is the example's: whether it may be kept. */
  readonly example: { readonly mayStay: boolean } | undefined;
  readonly assets: readonly KnownAsset[];
  /** Times are shown in UTC until the browser has taken the form over. */
  readonly utc: boolean;
  readonly onChange: (value: string) => void;
  readonly onKeep: () => void;
}

/** Which assets the list holds, and where the ids of all others are. */
function knownAssetsText(assets: readonly KnownAsset[]): string {
  const known = assets.map(({ symbol }) => symbol).join(', ');
  return ` Of this network’s assets this site knows ${known === '' ? 'none' : `only ${known}`}; enter any other by its ID, 64 hexadecimal digits, which GET /api/v2/assets of a data node lists.`;
}

/** One labelled value of a proposal, with its meaning and its message tied to it for assistive technology. */
export function ProposalField({ field, id, value, error, example, assets, utc, onChange, onKeep }: Props): ReactNode {
  const described = {
    'aria-describedby': [
      ...(error === undefined ? [] : [`${id}-error`]),
      ...(example === undefined ? [] : [`${id}-example`]),
      `${id}-hint`,
    ].join(' '),
    'aria-invalid': error === undefined ? undefined : true,
  } as const;
  const common = { ...described, id, value } as const;
  const wide = field.path.startsWith('rationale.') || ['id', 'asset', 'choice'].includes(field.type);
  const control = (): ReactNode => {
    if (field.type === 'asset')
      return <AssetPicker {...described} id={id} value={value} assets={assets} onChange={onChange} />;
    if (field.type === 'time')
      return (
        <input
          {...common}
          type="datetime-local"
          value={toPicker(value, utc)}
          onChange={({ target }) => onChange(fromPicker(target.value, utc))}
        />
      );
    if (field.path === 'rationale.description')
      return <textarea {...common} rows={4} onChange={({ target }) => onChange(target.value)} />;
    if (field.choices === undefined)
      return (
        <input
          {...common}
          type="text"
          // The title of a proposal is a sentence.
          {...(field.path === 'rationale.title' ? { autoComplete: 'off' } : typedAsIs)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    return (
      <select {...common} onChange={({ target }) => onChange(target.value)}>
        {field.choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  };
  return (
    <div className={wide ? 'calculator__field calculator__field--wide' : 'calculator__field'}>
      <label htmlFor={id}>{field.label}</label>
      {control()}
      {example === undefined ? null : (
        <p className="proposal__example">
          <span id={`${id}-example`}>{example.mayStay ? 'Example.' : 'Example: enter your own.'}</span>{' '}
          {example.mayStay ? (
            <button type="button" onClick={onKeep} aria-label={`Keep it: the example for ${field.label}`}>
              Keep it
            </button>
          ) : null}
        </p>
      )}
      {error === undefined ? null : (
        <p className="calculator__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <p className="calculator__hint" id={`${id}-hint`}>
        {field.type === 'time' && inUtc(value) !== '' ? `${utc ? '' : 'In your time zone; '}${inUtc(value)}. ` : ''}
        {field.help}
        {field.type === 'asset' ? knownAssetsText(assets) : ''}
      </p>
    </div>
  );
}
