const pad = (part: number): string => String(part).padStart(2, '0');

/**
 * Unix seconds as a picker of date and time takes them, in the reader's time zone or in UTC; empty for what is no time.
 * Pages are built in UTC, since the build does not know where their readers are.
 */
export function toPicker(seconds: string, utc: boolean): string {
  const date = new Date(Number(seconds) * 1000);
  if (!/^\d{9,11}$/.test(seconds) || Number.isNaN(date.getTime())) return '';
  if (utc) return date.toISOString().slice(0, 16);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** What a picker holds, as Unix seconds; empty for what is no time. */
export function fromPicker(text: string, utc: boolean): string {
  const time = new Date(utc ? `${text}Z` : text).getTime();
  return text === '' || Number.isNaN(time) ? '' : String(Math.floor(time / 1000));
}

/** A moment in UTC, for people; empty for what is no time. */
export const inUtc = (seconds: string): string =>
  toPicker(seconds, true) === '' ? '' : `${toPicker(seconds, true).replace('T', ' ')} UTC`;
