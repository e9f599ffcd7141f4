/** The four languages of code samples, in the order of their tabs; `id` is what the reader's choice is remembered by. */
export const sampleLanguages = [
  { id: 'curl', label: 'curl', extension: 'sh', highlight: 'bash' },
  { id: 'python', label: 'Python', extension: 'py', highlight: 'python' },
  { id: 'go', label: 'Go', extension: 'go', highlight: 'go' },
  { id: 'nodejs', label: 'Node.js', extension: 'ts', highlight: 'ts' },
] as const;

const byExtension: Readonly<Record<string, string>> = {
  '.sh': 'bash',
  '.bash': 'bash',
  '.py': 'python',
  '.go': 'go',
  '.ts': 'ts',
  '.mjs': 'js',
  '.json': 'json',
  '.toml': 'toml',
  '.yaml': 'yaml',
  '.yml': 'yaml',
  '.graphql': 'graphql',
  '.sql': 'sql',
  '.conf': 'nginx',
  '.service': 'ini',
  '.ps1': 'powershell',
};

/** Highlighter's name of the language that a file is written in; `text` when unknown. */
export function languageOfFile(file: string): string {
  return byExtension[/\.[^./\\]+$/.exec(file)?.[0] ?? ''] ?? 'text';
}
