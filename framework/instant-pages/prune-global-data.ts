interface GlobalVersion {
  readonly mainDocId: string;
  readonly docs: readonly { readonly id: string }[];
  readonly [key: string]: unknown;
}

type GlobalData = Record<string, Record<string, { versions?: readonly GlobalVersion[] }>>;

/**
 * Keeps of each version's list of documents only the main one: no component in the browser asks for another.
 *
 * @throws Error when the data no longer has the form that is expected
 */
export function pruneGlobalData(json: string): string {
  const data = JSON.parse(json) as GlobalData;
  const instances = Object.values(data['docusaurus-plugin-content-docs'] ?? {});
  if (instances.length === 0 || instances.some(({ versions }) => versions === undefined)) {
    throw new Error(
      'globalData.json has no versions of documents where @docusaurus/plugin-content-docs kept them: see .docusaurus/globalData.json, then correct framework/instant-pages/prune-global-data.ts.',
    );
  }
  for (const instance of instances) {
    instance.versions = (instance.versions ?? []).map((version) => ({
      ...version,
      draftIds: [],
      sidebars: {},
      docs: version.docs.filter((doc) => doc.id === version.mainDocId),
    }));
  }
  return JSON.stringify(data);
}
