import type { SampleRequest } from './sample-request.ts';

/**
 * A text as one word of a shell: what a reader typed may hold anything.
 *
 * @param variable a variable of the environment whose value ends the word
 */
function quoted(text: string, variable?: string): string {
  const end = variable === undefined ? '' : `$${variable}`;
  if (!/["\\$`!\n]/.test(text)) return `"${text}${end}"`;
  return `'${text.replaceAll("'", "'\\''")}'${end === '' ? '' : `"${end}"`}`;
}

/** The request as a curl command for a POSIX shell. */
export function curlSample({ method, url, query, headers = [], body, delivery, fileName }: SampleRequest): string {
  const options = ['curl --fail-with-body'];
  if (delivery === 'stream' || delivery === 'compact-stream') options[0] += ' --no-buffer';
  if (query.length > 0) options[0] += ' --get';
  if (body !== undefined && method === 'GET') options[0] += ' --request GET';
  const lines = [`${options[0]} ${quoted(url)}`];
  for (const [name, value] of query) lines.push(`--data-urlencode ${quoted(`${name}=${value}`)}`);
  for (const { name, value, variable } of headers) lines.push(`--header ${quoted(`${name}: ${value}`, variable)}`);
  if (body !== undefined) {
    lines.push(
      '--header "Content-Type: application/json"',
      `--data '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`,
    );
  }
  if (delivery === 'file') lines.push(`--output ${fileName}`);
  return lines.join(' \\\n  ');
}
