import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { CalculatorDefinition, RawValues } from '../../../protocol-math/calculators/definition.ts';
import { evaluate } from '../../../protocol-math/calculators/evaluate.ts';
import { queryWithValues, valuesFromQuery } from '../../../protocol-math/calculators/linkState.ts';
import { defaultValues } from '../../../protocol-math/calculators/readValues.ts';
import { CopyLink } from './CopyLink.tsx';
import { FieldControl } from './FieldControl.tsx';
import { ResultView } from './ResultView.tsx';
import { useLinkQuery } from './useLinkQuery.ts';
import { useTakenOver } from '../islands/useTakenOver.ts';

/** How long typing must rest before the link follows, in milliseconds: browsers limit how often history may change. */
const REST = 300;

/** The address of this page with `values` in its query. */
function linkTo(definition: CalculatorDefinition, values: RawValues): string {
  const { pathname, search, hash, origin } = window.location;
  return origin + pathname + queryWithValues(definition, values, search) + hash;
}

interface CalculatorViewProps {
  readonly definition: CalculatorDefinition;
  /** what the reader entered before this code had come */
  readonly early?: RawValues | undefined;
  /** the network whose parameters some of the fields begin with */
  readonly network?: string | undefined;
}

/**
 * A calculator drawn from its definition. The first rendering holds the example's numbers, so that the page says
 * something without JavaScript; in the browser the values of the link take their place.
 */
export function CalculatorView({ definition, early, network }: CalculatorViewProps): ReactNode {
  // Not useId: its value differs between the page and the island.
  const base = `calc-${definition.id}`;
  const query = useLinkQuery();
  const takenOver = useTakenOver();
  const [edited, setEdited] = useState<RawValues>();
  const entered = useMemo(
    () => edited ?? (takenOver && early !== undefined ? { ...valuesFromQuery(definition, query), ...early } : undefined),
    [definition, early, edited, query, takenOver],
  );
  const values = entered ?? valuesFromQuery(definition, query);
  const evaluation = evaluate(definition, values);
  const errors = 'errors' in evaluation ? evaluation.errors : {};

  useEffect(() => {
    if (entered === undefined) return undefined;
    // Replaced, not pushed: going back leaves the page instead of undoing keystrokes.
    const timer = window.setTimeout(
      () => window.history.replaceState(window.history.state, '', linkTo(definition, entered)),
      REST,
    );
    return () => window.clearTimeout(timer);
  }, [definition, entered]);

  return (
    <form
      className="calculator"
      aria-labelledby={`${base}-title`}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <p className="calculator__title" id={`${base}-title`}>
        {definition.title}
      </p>
      {network !== undefined && <p className="calculator__network">What the network sets begins with {network}’s values; the rest is an example.</p>}
      <div className="calculator__fields">
        {definition.fields.map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            id={`${base}-${field.name}`}
            value={values[field.name] ?? ''}
            error={errors[field.name]}
            onChange={(value) => setEdited({ ...values, [field.name]: value })}
          />
        ))}
      </div>
      <div className="calculator__results" role="status" aria-live="polite">
        {'results' in evaluation ? (
          <ResultView results={evaluation.results} />
        ) : (
          <p>Correct the marked values to see the result.</p>
        )}
      </div>
      <div className="calculator__actions">
        <button type="button" onClick={() => setEdited(defaultValues(definition))}>
          Reset
        </button>
        <CopyLink link={() => linkTo(definition, values)} />
      </div>
    </form>
  );
}
