import type { ReactNode } from 'react';
import { typedAsIs } from '@site/common/typed-as-is';
import { RowsControl } from './RowsControl.tsx';
import type { Field } from '../../../protocol-math/calculators/definition.ts';

interface FieldControlProps {
  readonly field: Field;
  readonly id: string;
  readonly value: string;
  /** what is wrong with the value, or undefined */
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function control({ field, id, value, error, onChange }: FieldControlProps, describedBy: string | undefined): ReactNode {
  const common = {
    id,
    name: field.name,
    value,
    'aria-describedby': describedBy,
    'aria-invalid': error === undefined ? undefined : true,
  } as const;
  if (field.kind === 'choice') {
    return (
      <select {...common} onChange={(event) => onChange(event.target.value)}>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...common}
      {...typedAsIs}
      type="text"
      inputMode="decimal"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** One labelled field of a calculator, with its hint and its message tied to it for assistive technology. */
export function FieldControl(props: FieldControlProps): ReactNode {
  const { field, id, error } = props;
  const hintId = field.hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={field.kind === 'number' ? 'calculator__field' : 'calculator__field calculator__field--wide'}>
      {field.kind === 'rows' ? (
        <RowsControl
          field={field}
          id={id}
          value={props.value}
          describedBy={describedBy}
          error={error}
          onChange={props.onChange}
        />
      ) : (
        <>
          <label htmlFor={id}>
            {field.label}
            {field.unit === undefined ? null : <span className="calculator__unit">, {field.unit}</span>}
          </label>
          {control(props, describedBy)}
        </>
      )}
      {error === undefined ? null : (
        <p className="calculator__error" id={errorId}>
          {error}
        </p>
      )}
      {field.hint === undefined ? null : (
        <p className="calculator__hint" id={hintId}>
          {field.hint}
        </p>
      )}
    </div>
  );
}
