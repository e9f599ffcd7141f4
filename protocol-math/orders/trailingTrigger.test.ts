import { describe, expect, it } from 'vitest';
import { trailingTrigger } from './trailingTrigger.ts';

/** Prices and outcomes of `specs:protocol/0014-ORDT-order_types.md` (0014-ORDT-059 to 064). */
describe('trailing stop order', () => {
  it('placed at 50 for a drop of 5% triggers at 57 after a rise to 60', () => {
    const stop = trailingTrigger({ direction: 'fallsBelow', offset: '0.05', prices: [50, 60] });
    expect(stop.extreme.toNumber()).toBe(60);
    expect(stop.trigger.toNumber()).toBe(57);
  });

  it('placed at 50 for a rise of 5% triggers at 42 after a fall to 40', () => {
    expect(trailingTrigger({ direction: 'risesAbove', offset: '0.05', prices: [50, 40] }).trigger.toNumber()).toBe(42);
  });

  it('keeps its extreme when the price comes back', () => {
    const stop = trailingTrigger({ direction: 'fallsBelow', offset: '0.25', prices: [50, 60, 50, 57] });
    expect(stop.trigger.toNumber()).toBe(45);
  });

  it('follows from the last traded price at its submission', () => {
    expect(trailingTrigger({ direction: 'fallsBelow', offset: '0.1', prices: [200] }).trigger.toNumber()).toBe(180);
  });
});
