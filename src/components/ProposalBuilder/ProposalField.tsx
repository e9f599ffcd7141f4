import type { ReactNode } from 'react';
import type { ProposalField as Field } from '../../../content/proposals/types.ts';

interface Props {
  readonly field: Field;
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Unix seconds as a date for people, in UTC; nothing when they are not a time. */
function dateOf(text: string): string {
  const time = Number(text) * 1000;
  return /^\d{9,11}$/.test(text) ? `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC. ` : '';
}

/** One labelled value of a proposal, with its meaning and its message tied to it for assistive technology. */
export function ProposalField({ field, id, value, error, onChange }: Props): ReactNode {
  const common = {
    id,
    value,
    className: 'calculator__input',
    'aria-describedby': error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`,
    'aria-invalid': error === undefined ? undefined : true,
  } as const;
  const wide = field.path.startsWith('rationale.') || field.type === 'id' || field.type === 'choice';
  return (
    <div className={wide ? 'calculator__field calculator__field--wide' : 'calculator__field'}>
      <label htmlFor={id}>{field.label}</label>
      {field.choices === undefined ? (
        <input {...common} type="text" autoComplete="off" spellCheck={false} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <select {...common} onChange={(event) => onChange(event.target.value)}>
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
      {error === undefined ? null : (
        <p className="calculator__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <p className="calculator__hint" id={`${id}-hint`}>
        {field.type === 'time' ? dateOf(value) : ''}
        {field.help}
      </p>
    </div>
  );
}
