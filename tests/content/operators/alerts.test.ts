import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { needing } from '../../needing.ts';

const rules = path.resolve('examples/operators/vega-alerts.yml');
const scratch = mkdtempSync(path.join(tmpdir(), 'alerts-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Series of a quarter of an hour, a value a minute, that make an alert fire, and others that must not. */
const cases: Readonly<
  Record<string, { readonly bad: Readonly<Record<string, string>>; readonly good: Readonly<Record<string, string>> }>
> = {
  NodeStopped: {
    bad: { 'up{job="vega-core"}': '0x15' },
    good: { 'up{job="vega-core"}': '1x15', 'up{job="machine"}': '0x15' },
  },
  HeightStuck: { bad: { cometbft_consensus_height: '500x15' }, good: { cometbft_consensus_height: '500+60x15' } },
  FewPeers: { bad: { cometbft_p2p_peers: '2x15' }, good: { cometbft_p2p_peers: '3x15' } },
  DataNodeBehind: {
    bad: { 'cometbft_consensus_height{chain_id="c"}': '1000+60x15', 'datanode_block_height{job="d"}': '800+60x15' },
    good: { 'cometbft_consensus_height{chain_id="c"}': '1000+60x15', 'datanode_block_height{job="d"}': '950+60x15' },
  },
  DiskNearlyFull: {
    bad: {
      'node_filesystem_avail_bytes{mountpoint="/var/lib/vega"}': '10x15',
      'node_filesystem_size_bytes{mountpoint="/var/lib/vega"}': '100x15',
    },
    good: {
      'node_filesystem_avail_bytes{mountpoint="/var/lib/vega"}': '40x15',
      'node_filesystem_size_bytes{mountpoint="/var/lib/vega"}': '100x15',
    },
  },
};

/** How often an alert fires after fifteen minutes of the series, as promtool evaluates it. */
function firing(promtool: string, alert: string, series: Readonly<Record<string, string>>): number {
  const file = path.join(scratch, `${alert}.yml`);
  const input = Object.entries(series).map(([name, values]) => ({ series: name, values }));
  // An expectation that cannot hold makes promtool print what it found.
  const expected = [{ exp_labels: { never: 'true' } }];
  const test = {
    interval: '1m',
    input_series: input,
    alert_rule_test: [{ eval_time: '15m', alertname: alert, exp_alerts: expected }],
  };
  writeFileSync(file, stringify({ rule_files: [rules], evaluation_interval: '1m', tests: [test] }));
  const { stdout, stderr } = spawnSync(promtool, ['test', 'rules', file], { encoding: 'utf8' });
  const got = /got:\s*(\[[\s\S]*?\n\s*\]|\[\])/.exec(`${stdout}${stderr}`)?.[1];
  if (got === undefined) throw new Error(`promtool said something else:\n${stdout}${stderr}`);
  return [...got.matchAll(/Labels:/g)].length;
}

it('tries every alert of the file', () => {
  const { groups } = parse(readFileSync(rules, 'utf8')) as { groups: { rules: { alert: string }[] }[] };
  expect(groups.flatMap((group) => group.rules.map(({ alert }) => alert)).sort()).toEqual(Object.keys(cases).sort());
});

it.for(Object.entries(cases))('%s fires when it should and only then', ([alert, { bad, good }], context) => {
  const promtool = needing('promtool', context);
  expect(firing(promtool, alert, bad)).toBe(1);
  expect(firing(promtool, alert, good)).toBe(0);
});
