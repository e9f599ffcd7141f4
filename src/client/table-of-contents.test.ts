import { describe, expect, it } from 'vitest';
import { currentHeading } from './table-of-contents.ts';

const line = 68;
const windowHeight = 900;

describe('currentHeading', () => {
  it('is the last one at or above the line that links bring headings to', () => {
    expect(currentHeading([-400, 68, 300], line, windowHeight, 5000)).toBe(1);
    expect(currentHeading([-400, 69, 300], line, windowHeight, 5000)).toBe(0);
  });

  it('is none above the first', () => expect(currentHeading([200, 600], line, windowHeight, 5000)).toBe(-1));

  it('is the last one on the screen at the end of the page, where it cannot come up to the line', () => {
    expect(currentHeading([-4000, -200, 500, 880], line, windowHeight, 0)).toBe(3);
  });

  it('passes through every heading on the way to the end', () => {
    const places = [3000, 3300, 3600, 3750];
    const end = 3000;
    const seen = new Set(
      Array.from({ length: end + 1 }, (_, scrolled) =>
        currentHeading(
          places.map((place) => place - scrolled),
          line,
          windowHeight,
          end - scrolled,
        ),
      ),
    );
    expect([...seen]).toEqual([-1, 0, 1, 2, 3]);
  });
});
