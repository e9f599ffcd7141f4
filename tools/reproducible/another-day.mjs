// Loaded by every Node.js process of the second build: its clock is 400 days ahead, and numbers drawn by chance are others.
const days = 400 * 86_400_000;
const Real = Date;
globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + days);
    else super(...given);
  }
  static now() {
    return Real.now() + days;
  }
};
const { random } = Math;
Math.random = () => 1 - random();
