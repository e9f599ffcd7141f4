import { describe, expect, it } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { Calculator } from './index.tsx';
import { definitions } from '../../../protocol-math/calculators/all.ts';
import { loadCalculator } from './loadCalculator.tsx';
import { calculators, isCalculatorName } from '../../../protocol-math/calculators/registry.ts';
import { evaluate } from '../../../protocol-math/calculators/evaluate.ts';
import { defaultValues } from '../../../protocol-math/calculators/readValues.ts';

const names = Object.keys(definitions).filter(isCalculatorName);

describe.each(names)('<Calculator name="%s" />', (name) => {
  const html = renderToStaticMarkup(<Calculator name={name} />);
  const definition = definitions[name];

  it('shows the results of its example without JavaScript', () => {
    const evaluation = evaluate(definition, defaultValues(definition));
    if ('errors' in evaluation) throw new Error(JSON.stringify(evaluation.errors));
    expect(evaluation.results.lines.length).toBeGreaterThan(0);
    for (const line of evaluation.results.lines)
      expect(html).toContain(renderToStaticMarkup(<dt>{line.label}</dt>) + `<dd>${line.value}`);
    for (const row of evaluation.results.table?.rows ?? []) {
      for (const cell of row.slice(1)) expect(html).toContain(`<td>${cell}</td>`);
    }
  });

  it('labels every field, marks none as wrong, and keeps its results live', () => {
    for (const field of definition.fields) {
      expect(html).toContain(`<label for="calc-${name}-${field.name}">`);
      expect(html).toContain(`id="calc-${name}-${field.name}"`);
      if (field.hint) expect(html).toContain(`aria-describedby="calc-${name}-${field.name}-hint"`);
    }
    expect(html).not.toContain('aria-invalid');
    expect(html).toContain('aria-live="polite"');
  });

  it('needs no inline style and no inline script', () => {
    expect(html).not.toMatch(/\sstyle=|<script|\son[a-z]+=/);
  });

  it('is an island with its name as the only property, and the browser loads the same markup', async () => {
    expect(html).toContain('data-island="Calculator"');
    expect(html).toContain(`data-props="{&quot;name&quot;:&quot;${name}&quot;}"`);
    const Loaded = await loadCalculator({ name });
    expect(html).toContain(renderToStaticMarkup(<Loaded />));
    expect((await calculators[name]()).id).toBe(name);
  });
});

describe('the way to the formula', () => {
  it.each(names)('leads from %s to the section that explains it, not to the top of its page', (name) => {
    expect(definitions[name].page).toMatch(/^[\w/-]+#[\w-]+$/);
  });
});

describe('a name that is no calculator', () => {
  it('stops the build and the island with a message', async () => {
    expect(() => renderToStaticMarkup(<Calculator name="fee" />)).toThrow('There are fees, margin');
    await expect(loadCalculator({ name: 'fee' })).rejects.toThrow('No calculator "fee"');
  });
});
