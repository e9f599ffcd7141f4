import { describe, expect, it } from 'vitest';
import { pruneGlobalData } from './prune-global-data.ts';
import { splitVersionProps } from './version-props.ts';

const props = JSON.stringify({
  version: {
    label: 'mainnet (v0.73)',
    docsSidebars: {
      api: [
        {
          type: 'category',
          label: 'REST',
          items: [{ type: 'link', label: 'Orders', href: '/mainnet/o', docId: 'o', unlisted: false }],
        },
      ],
    },
    docs: { o: { id: 'o', title: 'Orders' } },
  },
});

describe('splitVersionProps', () => {
  const { core, sidebars } = splitVersionProps(props);

  it('leaves neither sidebars nor documents in what every page loads', () => {
    expect(JSON.parse(core)).toEqual({ version: { label: 'mainnet (v0.73)', docsSidebars: {}, docs: {} } });
  });

  it('keeps of a sidebar what the browser draws', () => {
    expect(JSON.parse(sidebars.get('api') ?? '')).toEqual([
      { type: 'category', label: 'REST', items: [{ type: 'link', label: 'Orders', href: '/mainnet/o' }] },
    ]);
  });
});

describe('pruneGlobalData', () => {
  it('keeps the main document of each version only', () => {
    const docs = [
      { id: 'main', path: '/m' },
      { id: 'other', path: '/o' },
    ];
    const data = {
      'docusaurus-plugin-content-docs': { default: { versions: [{ mainDocId: 'main', docs, sidebars: { a: {} } }] } },
    };
    const [version] = (JSON.parse(pruneGlobalData(JSON.stringify(data))) as typeof data)[
      'docusaurus-plugin-content-docs'
    ].default.versions;
    expect(version?.docs).toEqual([{ id: 'main', path: '/m' }]);
  });
});
