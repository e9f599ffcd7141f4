import { describe, expect, it } from 'vitest';
import { builtPage } from '../testing/small-index.ts';
import { orderRecords } from './order-records.ts';
import { questionGroup, readQuestions } from './readers-questions.ts';

describe('readQuestions', () => {
  it('reads the questions of each route', () => {
    const questions = readQuestions(process.cwd());
    expect(questions.get('/concepts/trading-on-vega/orders')).toContain('hidden quantity');
    expect(questions.size).toBeGreaterThan(250);
  });

  it('holds no question twice for one page', () => {
    for (const [route, questions] of readQuestions(process.cwd()))
      expect(new Set(questions).size, route).toBe(questions.length);
  });
});

describe('questionGroup', () => {
  const records = orderRecords([builtPage('/concepts/orders', 'Orders', ''), builtPage('/concepts/fees', 'Fees', '')]);

  it('gives each question the page that answers it', () => {
    const group = questionGroup(records, new Map([['/concepts/fees', ['what does a trade cost', 'who is paid']]]), false);
    expect(group.documents.length).toHaveLength(2);
    expect(group.index.codes).not.toBe('');
  });

  it('stops a build when a route has no page', () => {
    const lost = new Map([['/nowhere', ['where am I']]]);
    expect(() => questionGroup(records, lost, false)).toThrow(/readers-questions\.yaml: there is no page \/nowhere/);
    expect(() => questionGroup(records, lost, true)).not.toThrow();
  });
});
