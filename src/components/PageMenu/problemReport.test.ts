import { describe, expect, it } from 'vitest';
import { product, repository, trees } from '../../../product.ts';
import { problemReport } from './problemReport.ts';

describe('a problem report', () => {
  const report = new URL(problemReport('/testnet/api/grpc/vega/vega.proto'));

  it('goes to the repository of the documentation', () => {
    expect(report.href).toMatch(new RegExp(`^${repository.url}/issues/new\\?`));
  });

  it('names page, network and release', () => {
    expect(report.searchParams.get('title')).toBe('Problem on /testnet/api/grpc/vega/vega.proto');
    const body = report.searchParams.get('body') ?? '';
    expect(body).toContain(`${product.url}/testnet/api/grpc/vega/vega.proto\n`);
    expect(body).toContain(`${trees.testnet.label}, release v${trees.testnet.release.version}\n`);
  });

  it('names no network on pages outside the trees', () => {
    expect(new URL(problemReport('/markdown-page')).searchParams.get('body')).toContain(
      `Version: release v${product.release}`,
    );
  });
});
