import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Field, RawValues, Results } from '../../../protocol-math/calculators/definition.ts';
import { evaluate } from '../../../protocol-math/calculators/evaluate.ts';
import {
  presetFromQuery,
  queryWithAllValues,
  queryWithValues,
  valuesFromQuery,
} from '../../../protocol-math/calculators/linkState.ts';
import { defaultValues } from '../../../protocol-math/calculators/readValues.ts';
import { resultsAsCsv, resultsAsText } from '../../../protocol-math/calculators/exportResults.ts';
import { CopyButton } from './CopyButton.tsx';
import { FieldControl } from './FieldControl.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { PresetControl } from './PresetControl.tsx';
import { ResultView } from './ResultView.tsx';
import { useLinkQuery } from './useLinkQuery.ts';
import type { NetworkedCalculator } from '../../../protocol-math/calculators/withNetwork.ts';

/** How long typing must rest before the link follows, in milliseconds: browsers limit how often history may change. */
const REST = 300;

/** Where to read on, as the page names it. */
export type CalculatorLinks = readonly { readonly label: string; readonly href: string }[];

/** What a reader has entered, and the preset that it started from; empty for none. */
interface Entered {
  readonly values: RawValues;
  readonly preset: string;
}

/** The address of this page with `query`. */
const addressWith = (query: string): string => window.location.origin + window.location.pathname + query;

interface CalculatorViewProps {
  readonly definition: NetworkedCalculator;
  /** what the reader entered before React had taken the fields over */
  readonly early?: RawValues | undefined;
  readonly links?: CalculatorLinks | undefined;
}

/**
 * A calculator drawn from its definition. The first rendering holds the example's numbers, so that the page says
 * something without JavaScript; in the browser the values of the link take their place.
 */
export function CalculatorView({ definition, early, links }: CalculatorViewProps): ReactNode {
  // Not useId: its value differs between the page and the island.
  const base = `calc-${definition.id}`;
  const query = useLinkQuery();
  const [edited, setEdited] = useState<Entered>();
  const linked = useMemo<Entered>(
    () => ({ values: valuesFromQuery(definition, query), preset: presetFromQuery(definition, query) }),
    [definition, query],
  );
  const entered = useMemo(
    () => edited ?? (early === undefined ? undefined : { ...linked, values: { ...linked.values, ...early } }),
    [early, edited, linked],
  );
  const { values, preset } = entered ?? linked;
  const evaluation = useMemo(() => evaluate(definition, values), [definition, values]);
  const errors = 'errors' in evaluation ? evaluation.errors : {};
  // While a value is being typed the last results stay, so that the page does not jump.
  const [last, setLast] = useState<Results>();
  if ('results' in evaluation && evaluation.results !== last) setLast(evaluation.results);
  const shown = 'results' in evaluation ? evaluation.results : last;

  useEffect(() => {
    if (entered === undefined) return undefined;
    // Replaced, not pushed: going back leaves the page instead of undoing keystrokes.
    const timer = window.setTimeout(() => {
      const { search, hash } = window.location;
      const query = queryWithValues(definition, entered.values, search, entered.preset);
      window.history.replaceState(window.history.state, '', addressWith(query) + hash);
    }, REST);
    return () => window.clearTimeout(timer);
  }, [definition, entered]);

  const fieldsOf = (group: string | undefined): Field[] => definition.fields.filter((field) => field.group === group);
  const groups = [...new Set(definition.fields.flatMap(({ group }) => group ?? []))];
  const control = (field: Field): ReactNode => (
    <FieldControl
      key={field.name}
      field={field}
      id={`${base}-${field.name}`}
      value={values[field.name] ?? ''}
      error={errors[field.name]}
      onChange={(value) => setEdited({ preset, values: { ...values, [field.name]: value } })}
    />
  );

  return (
    <form
      className="calculator"
      id={base}
      aria-labelledby={`${base}-title`}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <p className="calculator__title" id={`${base}-title`}>
        {definition.title}
      </p>
      <PresetControl
        definition={definition}
        id={`${base}-from`}
        preset={preset}
        values={values}
        onChange={(chosen, filled) => setEdited({ preset: chosen, values: filled })}
      />
      <div className="calculator__fields">{fieldsOf(undefined).map(control)}</div>
      {groups.map((group) => (
        <FieldGroup key={group} title={group} wrong={fieldsOf(group).some(({ name }) => errors[name] !== undefined)}>
          {fieldsOf(group).map(control)}
        </FieldGroup>
      ))}
      <div className="calculator__results" role="status" aria-live="polite">
        {'results' in evaluation ? null : (
          <p>{`Correct the marked values to see the result.${shown === undefined ? '' : ' Below are the results before.'}`}</p>
        )}
        {shown === undefined ? null : (
          <div className={'results' in evaluation ? undefined : 'calculator__stale'}>
            <ResultView results={shown} />
          </div>
        )}
      </div>
      <div className="calculator__actions">
        <button type="button" onClick={() => setEdited({ preset: '', values: defaultValues(definition) })}>
          Reset
        </button>
        <CopyButton
          label="Copy link to these values"
          what="Link"
          text={() => `${addressWith(queryWithAllValues(definition, values, window.location.search, preset))}#${base}`}
        />
        {'results' in evaluation ? (
          <>
            <CopyButton
              label="Copy as text"
              what="Text"
              text={() => resultsAsText(definition, values, evaluation.results)}
            />
            <CopyButton
              label="Copy as CSV"
              what="CSV"
              text={() => resultsAsCsv(definition, values, evaluation.results)}
            />
          </>
        ) : null}
      </div>
      {links === undefined ? null : (
        <p className="calculator__links">
          {links.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
    </form>
  );
}
