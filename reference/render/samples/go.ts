import type { SampleHeader, SampleRequest } from './sample-request.ts';

/** The request as a Go program with the standard library. */
export function goSample({ method, url, query, headers = [], body, delivery, fileName }: SampleRequest): string {
  const streams = delivery === 'stream' || delivery === 'compact-stream';
  const packages = [
    ...(streams ? ['bufio'] : []),
    'fmt',
    ...(streams ? [] : ['io']),
    'log',
    'net/http',
    ...(query.length > 0 ? ['net/url'] : []),
    ...(delivery === 'file' || headers.some(({ variable }) => variable !== undefined) ? ['os'] : []),
    ...(body !== undefined ? ['strings'] : []),
  ].filter((name) => name !== 'fmt' || delivery !== 'file');
  return [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...(query.length > 0
      ? ['\tquery := url.Values{}', ...query.map(([name, value]) => `\tquery.Add("${name}", ${JSON.stringify(value)})`)]
      : []),
    ...call(method, url, query.length > 0, body, headers),
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '\tif response.StatusCode != http.StatusOK {',
    '\t\tlog.Fatal(response.Status)',
    '\t}',
    ...(streams ? readLines : delivery === 'file' ? writeFile(fileName) : printBody),
    '}',
  ].join('\n');
}

function call(
  method: string,
  url: string,
  hasQuery: boolean,
  body: unknown,
  headers: readonly SampleHeader[],
): string[] {
  const address = hasQuery ? `${JSON.stringify(`${url}?`)} + query.Encode()` : JSON.stringify(url);
  if (body === undefined) return [`\tresponse, err := http.Get(${address})`];
  const text = `\tbody := strings.NewReader(${raw(JSON.stringify(body, null, 2))})`;
  if (method === 'POST' && headers.length === 0)
    return [text, `\tresponse, err := http.Post(${address}, "application/json", body)`];
  return [
    text,
    `\trequest, err := http.NewRequest("${method}", ${address}, body)`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    ...(headers.length > 0 ? ['\trequest.Header.Set("Content-Type", "application/json")'] : []),
    ...headers.map(
      ({ name, value, variable }) =>
        `\trequest.Header.Set("${name}", "${value}"${variable === undefined ? '' : `+os.Getenv("${variable}")`})`,
    ),
    '\tresponse, err := http.DefaultClient.Do(request)',
  ];
}

/** A text as Go's raw string, which holds anything but its own mark. */
const raw = (text: string): string => `\`${text.replaceAll('`', '` + "`" + `')}\``;

const printBody = [
  '\tbytes, err := io.ReadAll(response.Body)',
  '\tif err != nil {',
  '\t\tlog.Fatal(err)',
  '\t}',
  '\tfmt.Println(string(bytes))',
];

const readLines = [
  '\tlines := bufio.NewScanner(response.Body)',
  '\tlines.Buffer(nil, 20<<20)',
  '\tfor lines.Scan() {',
  '\t\tfmt.Println(lines.Text())',
  '\t}',
  '\tif err := lines.Err(); err != nil {',
  '\t\tlog.Fatal(err)',
  '\t}',
];

const writeFile = (name: string): string[] => [
  `\tfile, err := os.Create("${name}")`,
  '\tif err != nil {',
  '\t\tlog.Fatal(err)',
  '\t}',
  '\tdefer file.Close()',
  '\tif _, err := io.Copy(file, response.Body); err != nil {',
  '\t\tlog.Fatal(err)',
  '\t}',
];
