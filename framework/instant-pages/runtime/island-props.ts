/** Props of an island, as they stand in its `data-props`. */
export type IslandProps = Readonly<Record<string, unknown>>;
