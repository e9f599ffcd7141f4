import type { SampleHeader, SampleRequest } from './sample-request.ts';

/** The request as a module for Node.js, without packages. */
export function nodeSample(request: SampleRequest): string {
  if (request.requestOverConnection) return webSocketSample(request);
  const { method, url, query, headers = [], body, delivery, fileName } = request;
  const address =
    query.length === 0
      ? [`const url = ${JSON.stringify(url)};`]
      : [
          `const url = new URL(${JSON.stringify(url)});`,
          ...query.map(([name, value]) => `url.searchParams.append("${name}", ${JSON.stringify(value)});`),
        ];
  const options =
    body === undefined
      ? 'url'
      : `url, {\n  method: "${method}",\n  headers: ${headersText(headers)},\n  body: JSON.stringify(${indent(JSON.stringify(body, null, 2))}),\n}`;
  return [
    ...(delivery === 'file' ? ['import { writeFile } from "node:fs/promises";', ''] : []),
    ...address,
    '',
    `const response = await fetch(${options});`,
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
    ...(delivery === 'json' ? ['console.log(await response.json());'] : []),
    ...(delivery === 'file' ? [`await writeFile("${fileName}", Buffer.from(await response.arrayBuffer()));`] : []),
    ...(delivery === 'stream' || delivery === 'compact-stream' ? readLines : []),
  ].join('\n');
}

const readLines = [
  '',
  'let rest = "";',
  'for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {',
  '  const lines = (rest + chunk).split("\\n");',
  '  rest = lines.pop();',
  '  for (const line of lines.filter(Boolean)) {',
  '    const message = JSON.parse(line);',
  '    console.log(message.result ?? message.error);',
  '  }',
  '}',
];

function webSocketSample({ url, body }: SampleRequest): string {
  return [
    '// WebSocket is built into Node.js 22 and later.',
    `const socket = new WebSocket(${JSON.stringify(url)}.replace(/^http/, "ws"));`,
    '',
    `socket.onopen = () => socket.send(JSON.stringify(${JSON.stringify(body, null, 2)}));`,
    'socket.onmessage = ({ data }) => {',
    '  const message = JSON.parse(data);',
    '  console.log(message.result ?? message.error);',
    '};',
  ].join('\n');
}

/** On one line for the type alone, on several with more. */
const headersText = (headers: readonly SampleHeader[]): string =>
  headers.length === 0
    ? '{ "Content-Type": "application/json" }'
    : `{\n    "Content-Type": "application/json",\n${headers.map(({ name, value, variable }) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}${variable === undefined ? '' : ` + process.env.${variable}`},\n`).join('')}  }`;

const indent = (text: string): string => text.replaceAll('\n', '\n  ');
