import { describe, expect, it } from 'vitest';
import { pruneRegistry } from './prune-registry.ts';

const line = (name: string, module: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
const registry = `export default {\n${line('one', '@theme/DocRoot')}\n${line('two', '@site/docs/a.mdx')}\n${line('three', '@generated/p/mainnet-051.json')}};\n`;

describe('pruneRegistry', () => {
  it('keeps the wanted chunks and no page', () => {
    const source = pruneRegistry(registry, new Set(['one', 'three']), new Map());
    expect(source).toContain('@theme/DocRoot');
    expect(source).not.toContain('a.mdx');
    expect(source.match(/import\(/g)).toHaveLength(2);
  });

  it('renames modules in all three places of an entry', () => {
    const source = pruneRegistry(
      registry,
      new Set(['three']),
      new Map([['@generated/p/mainnet-051.json', '@generated/slim.json']]),
    );
    expect(source.match(/@generated\/slim\.json/g)).toHaveLength(3);
    expect(source).not.toContain('mainnet-051');
  });

  it('stops when a wanted chunk is missing', () => {
    expect(() => pruneRegistry(registry, new Set(['four']), new Map())).toThrow(/lacks four/);
  });
});
