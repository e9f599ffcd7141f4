import { describe, expect, it } from 'vitest';
import { drawMarket } from '../../common/draw-market.ts';
import { marketFrames } from './market.ts';

const frames = marketFrames();

describe('the market of the front page', () => {
  it('tells a whole story: opened, searched, released, closed out at the end and only there', () => {
    const events = frames.map(({ event }) => event);
    expect(events[0]).toBe('opened');
    expect(events).toEqual(expect.arrayContaining(['none', 'search', 'release']));
    expect(events.indexOf('closed')).toBe(frames.length - 1);
  });

  it('follows the rules of margin accounts at every step', () => {
    for (const { event, before, margin, general, moved, levels } of frames) {
      const [maintenance = 0, search = 0, initial = 0, release = 0] = levels;
      expect([maintenance, search, initial, release]).toEqual([...levels].sort((a, b) => a - b));
      expect(general).toBeGreaterThanOrEqual(0);
      if (event === 'none') expect(before >= search && before < release && margin === before).toBe(true);
      if (event === 'release') expect([before >= release, margin]).toEqual([true, initial]);
      if (event === 'search') expect([before < search, margin]).toEqual([true, Math.min(initial, before + moved)]);
      if (event === 'closed') expect([margin < maintenance, general]).toEqual([true, 0]);
    }
  });

  it('loses and makes no money', () => {
    const [first] = frames;
    const last = frames[frames.length - 1];
    const gains = frames.reduce((sum, { gain }) => sum + gain, 0);
    expect((last?.margin ?? 0) + (last?.general ?? 0)).toBe((first?.margin ?? 0) + (first?.general ?? 0) + gains);
  });

  it('would sell the position at the price that its bids give', () => {
    for (const { bids, best, exit } of frames) {
      let [left, paid] = [3, 0];
      bids.forEach((volume, index) => {
        const taken = Math.min(left, volume);
        left -= taken;
        paid += taken * ((best[0] ?? 0) - 200 * index);
      });
      expect(exit).toBe(Math.floor(paid / 3));
    }
  });

  it('is drawn inside its frame, with names of levels that do not touch', () => {
    for (const frame of frames) {
      const drawing = drawMarket(frame);
      for (const { x = '0%', y = '0%', width = '0%', height = '0%' } of Object.values(drawing)) {
        expect(Number.parseFloat(x) + Number.parseFloat(width)).toBeLessThanOrEqual(100.1);
        expect(Number.parseFloat(y) + Number.parseFloat(height)).toBeLessThanOrEqual(100.1);
        expect(Math.min(Number.parseFloat(x), Number.parseFloat(y))).toBeGreaterThanOrEqual(0);
      }
      // 300 pixels high, letters of 12.5: names are 15 pixels apart at least.
      const names = ['maintenance', 'search', 'initial', 'release'].map((name) =>
        Number.parseFloat(drawing[`${name}-name`]?.['y'] ?? ''),
      );
      for (const [index, y] of names.slice(1).entries()) expect((names[index] ?? 0) - y).toBeGreaterThanOrEqual(5);
    }
  });
});
