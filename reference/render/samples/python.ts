import type { Json } from '../../../common/json.ts';
import type { SampleHeader, SampleRequest } from './sample-request.ts';

/** The request as a Python 3 program with the `requests` package. */
export function pythonSample(request: SampleRequest): string {
  const { method, url, query, headers = [], body, delivery, fileName } = request;
  const streams = delivery === 'stream' || delivery === 'compact-stream';
  const call = [
    `requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(url)},`,
    ...(query.length > 0 ? [`    params=${literal(parameters(query), '    ')},`] : []),
    ...(headers.length > 0 ? ['    headers={', ...headers.map(headerLine), '    },'] : []),
    ...(body !== undefined ? [`    json=${literal(body, '    ')},`] : []),
    ...(delivery === 'json' ? ['    timeout=30,'] : ['    stream=True,', '    timeout=(30, None),']),
    ')',
  ];
  if (delivery === 'json') {
    return [
      ...(headers.some(({ variable }) => variable !== undefined) ? ['import os', ''] : []),
      'import requests',
      '',
      `response = ${call.join('\n')}`,
      'response.raise_for_status()',
      'print(response.json())',
    ].join('\n');
  }
  const use = streams
    ? [
        '    for line in response.iter_lines():',
        '        if line:',
        '            message = json.loads(line)',
        '            print(message.get("result") or message["error"])',
      ]
    : [
        `    with open("${fileName}", "wb") as file:`,
        '        for chunk in response.iter_content(65536):',
        '            file.write(chunk)',
      ];
  return [
    ...(streams ? ['import json', ''] : []),
    'import requests',
    '',
    `with ${call.join('\n')} as response:`,
    '    response.raise_for_status()',
    ...use,
  ].join('\n');
}

/** Parameters by name; one that is given more than once is a list, which the package repeats. */
function parameters(query: SampleRequest['query']): Readonly<Record<string, Json>> {
  const values = new Map<string, string[]>();
  for (const [name, value] of query) values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all]));
}

const headerLine = ({ name, value, variable }: SampleHeader): string =>
  `        ${JSON.stringify(name)}: ${JSON.stringify(value)}${variable === undefined ? '' : ` + os.environ["${variable}"]`},`;

/** A JSON value as a Python expression; lines after the first start with `indent`. */
function literal(value: Json, indent: string): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  if (Array.isArray(value)) {
    return value.length === 0
      ? '[]'
      : `[\n${value.map((item) => `${inner}${literal(item, inner)},\n`).join('')}${indent}]`;
  }
  const entries = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${literal(item, inner)},\n`,
  );
  return entries.length === 0 ? '{}' : `{\n${entries.join('')}${indent}}`;
}
