import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chosenPort } from './port.ts';

it('the port is the one that README.md names unless another is chosen', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`http://localhost:${chosenPort({})}\n`);
  expect(chosenPort({ PORT: '8080' })).toBe(8080);
});
