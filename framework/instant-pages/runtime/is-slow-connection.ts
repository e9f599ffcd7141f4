interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether the reader's connection is slow or to be spared: nothing is then loaded that they have not asked for. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.effectiveType?.includes('2g') === true || connection?.saveData === true;
}
