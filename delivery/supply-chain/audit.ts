import { spawnSync } from 'node:child_process';

/** What `npm audit` found; undefined when the registry cannot be asked. */
export interface AuditResult {
  /** Severity → number of packages. */
  readonly found: Readonly<Record<string, number>>;
}

/** Reads the output of `npm audit --json`; undefined when it is no report (no network, or a registry without audits). */
export function readAudit(output: string): AuditResult | undefined {
  try {
    const report = JSON.parse(output) as { metadata?: { vulnerabilities?: Record<string, number> } };
    const counts = report.metadata?.vulnerabilities;
    return counts === undefined
      ? undefined
      : {
          found: Object.fromEntries(
            Object.entries(counts).filter(([severity, number]) => severity !== 'total' && number > 0),
          ),
        };
  } catch {
    return undefined;
  }
}

/** Asks the registry about known faults of the packages that the build uses. */
export function audit(): AuditResult | undefined {
  return readAudit(
    spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 1 << 26, timeout: 60_000 }).stdout,
  );
}
