import type { LanguageRegistration } from 'shiki/core';
import bash from 'shiki/langs/shellscript.mjs';
import diff from 'shiki/langs/diff.mjs';
import go from 'shiki/langs/go.mjs';
import graphql from 'shiki/langs/graphql.mjs';
import http from 'shiki/langs/http.mjs';
import ini from 'shiki/langs/ini.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import nginx from 'shiki/langs/nginx.mjs';
import powershell from 'shiki/langs/powershell.mjs';
import proto from 'shiki/langs/proto.mjs';
import python from 'shiki/langs/python.mjs';
import solidity from 'shiki/langs/solidity.mjs';
import sql from 'shiki/langs/sql.mjs';
import systemd from 'shiki/langs/systemd.mjs';
import toml from 'shiki/langs/toml.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import yaml from 'shiki/langs/yaml.mjs';

/** The grammars of the languages that pages hold. */
export const grammars: readonly LanguageRegistration[][] = [
  bash,
  diff,
  go,
  graphql,
  http,
  ini,
  javascript,
  json,
  nginx,
  powershell,
  proto,
  python,
  solidity,
  sql,
  systemd,
  toml,
  typescript,
  yaml,
];

/** Names that writers use and grammars do not know. */
export const aliases: Readonly<Record<string, string>> = {
  curl: 'bash',
  nodejs: 'javascript',
  service: 'systemd',
  conf: 'nginx',
};

const shells = new Set(['bash', 'sh', 'shell', 'shellscript', 'curl', 'powershell']);

/** Whether code in a language is commands, which are read whole before they are run. */
export function isShell(language: string): boolean {
  return shells.has(language);
}

const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  sh: 'Shell',
  shell: 'Shell',
  curl: 'Shell',
  powershell: 'PowerShell',
  diff: 'Diff',
  go: 'Go',
  graphql: 'GraphQL',
  http: 'HTTP',
  ini: 'INI',
  javascript: 'JavaScript',
  js: 'JavaScript',
  nodejs: 'JavaScript',
  json: 'JSON',
  nginx: 'nginx',
  conf: 'nginx',
  proto: 'Protocol Buffers',
  python: 'Python',
  py: 'Python',
  solidity: 'Solidity',
  sql: 'SQL',
  systemd: 'systemd',
  service: 'systemd',
  toml: 'TOML',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  yaml: 'YAML',
  yml: 'YAML',
};

/** What a language is called on the page; empty for plain text and languages without a grammar. */
export function languageName(language: string): string {
  return names[language] ?? '';
}
