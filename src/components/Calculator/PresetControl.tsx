import type { ReactNode } from 'react';
import type { RawValues } from '../../../protocol-math/calculators/definition.ts';
import { defaultValues } from '../../../protocol-math/calculators/readValues.ts';
import type { NetworkedCalculator } from '../../../protocol-math/calculators/withNetwork.ts';

interface PresetControlProps {
  readonly definition: NetworkedCalculator;
  readonly id: string;
  /** the one chosen; empty for the network's parameters, or the example where there are none */
  readonly preset: string;
  readonly values: RawValues;
  /** `filled` is what was entered with the chosen values in it */
  readonly onChange: (preset: string, filled: RawValues) => void;
}

/** Which values to fill in: this network's parameters, or those of a market or a case by name. */
export function PresetControl({ definition, id, preset, values, onChange }: PresetControlProps): ReactNode {
  const { network, networkValues, presets = [] } = definition;
  const choose = (chosen: string): void => {
    const found = presets.find((one) => one.id === chosen);
    const start = found || network !== undefined ? networkValues : defaultValues(definition);
    onChange(chosen, { ...values, ...start, ...found?.values });
  };
  return (
    <div className="calculator__field calculator__preset">
      <label htmlFor={id}>Fill in the values of</label>
      <select id={id} value={preset} aria-describedby={`${id}-hint`} onChange={(event) => choose(event.target.value)}>
        <option value="">{network === undefined ? 'the example' : `${network}’s parameters`}</option>
        {presets.map((one) => (
          <option key={one.id} value={one.id}>
            {one.label}
          </option>
        ))}
      </select>
      <p className="calculator__hint" id={`${id}-hint`}>
        {network === undefined
          ? 'All values are examples, none is live data.'
          : `What the network sets has ${network}’s values; the rest is an example, none is live data.`}
      </p>
    </div>
  );
}
