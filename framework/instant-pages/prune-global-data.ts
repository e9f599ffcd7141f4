interface GlobalVersion {
  readonly mainDocId: string;
  readonly docs: readonly { readonly id: string }[];
  readonly [key: string]: unknown;
}

type GlobalData = Record<string, Record<string, { versions?: readonly GlobalVersion[] }>>;

/** Keeps of each version's list of documents only the main one: no component in the browser asks for another. */
export function pruneGlobalData(json: string): string {
  const data = JSON.parse(json) as GlobalData;
  for (const instance of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    instance.versions = (instance.versions ?? []).map((version) => ({
      ...version,
      draftIds: [],
      sidebars: {},
      docs: version.docs.filter((doc) => doc.id === version.mainDocId),
    }));
  }
  return JSON.stringify(data);
}
