import { describe, expect, it } from 'vitest';
import { pageFolders } from '../../common/page-folders.ts';
import { lastChangeOf, readLog } from './last-changes.ts';
import { sourceOf } from './page-source.ts';

const log = [
  '\x002026-03-02T10:00:00+01:00',
  '',
  'docs/concepts/fees.mdx',
  'definitions/v0.73/network-parameters/spam.yaml',
  '',
  '\x002026-02-01T10:00:00Z',
  '',
  'docs/concepts/fees.mdx',
  'docs/concepts/orders.mdx',
  'definitions/v0.73/network-parameters/network.yaml',
].join('\n');

describe('the last change of a page', () => {
  const changes = readLog(log);

  it('is that of the newest commit that touches its file', () => {
    expect(lastChangeOf(changes, 'docs/concepts/fees.mdx')).toBe('2026-03-02T10:00:00+01:00');
    expect(lastChangeOf(changes, 'docs/concepts/orders.mdx')).toBe('2026-02-01T10:00:00Z');
  });

  it('is the newest one inside a folder that a generated page is made from', () => {
    expect(lastChangeOf(changes, 'definitions/v0.73/network-parameters')).toBe('2026-03-02T10:00:00+01:00');
  });

  it('is unknown for a file that was never committed', () => {
    expect(lastChangeOf(changes, 'docs/new.mdx')).toBeUndefined();
    expect(lastChangeOf(changes, 'docs/concept')).toBeUndefined();
  });
});

describe('the file that a page is made from', () => {
  it('is the page in docs/ for both trees', () => {
    expect(sourceOf('/root', '/root/docs/concepts/fees.mdx', {})).toBe('docs/concepts/fees.mdx');
    expect(sourceOf('/root', '/root/versioned_docs/version-v0.73/concepts/fees.mdx', {})).toBe(
      'docs/concepts/fees.mdx',
    );
  });

  it('is the definition for a generated page', () => {
    const frontMatter = {
      custom_edit_url: 'https://github.com/vegaprotocol/documentation/edit/main/definitions/v0.73/rest.yaml',
    };
    expect(sourceOf('/root', `/root/${pageFolders.testnet.generated}/api/rest/core/time.mdx`, frontMatter)).toBe(
      'definitions/v0.73/rest.yaml',
    );
  });
});
