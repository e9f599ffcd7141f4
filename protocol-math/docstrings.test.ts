import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newestRelease } from '../product.ts';

const folder = import.meta.dirname;
const definitions = path.join(folder, '..', newestRelease.folder, 'network-parameters');
const parameters = readdirSync(definitions)
  .map((file) => readFileSync(path.join(definitions, file), 'utf8'))
  .join('\n');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
const FORMULAS = /^(auction|fees|governance|liquidity|margin|network|perpetual|rewards|risk|settlement|staking)\//;
const PARAMETER = /`((?:governance|market|network|referralProgram|rewards?|spam|transfer|validators?)\.[\w.]+)`/g;

describe('what the formulas say of themselves', () => {
  it('names network parameters that the release has', () => {
    const named = files.flatMap(({ text }) => [...text.matchAll(PARAMETER)].map(([, name = '']) => name));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !parameters.includes(name))).toEqual([]);
  });

  it('names the source of every formula', () => {
    const silent = files.filter(
      ({ file, text }) => FORMULAS.test(file) && !/`(vega|MultisigControl):[\w./]+`|gonum|vega:core/.test(text),
    );
    // these only put formulas together or check an argument
    expect(silent.map(({ file }) => file).sort()).toEqual([
      'auction/logNormalBounds.ts',
      'margin/partyMargin.ts',
      'rewards/tiers.ts',
      'staking/requirePart.ts',
    ]);
  });
});
