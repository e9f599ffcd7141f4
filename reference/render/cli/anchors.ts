/** `vega wallet key list` → `vega-wallet-key-list`; `SQLStore.ConnectionConfig.Port` and `--port` keep their own spelling. */
export const commandAnchor = (name: string): string => name.replaceAll(' ', '-');

/** The address of a flag on the page of its command. */
export const flagAnchor = (command: string, flag: string): string => `${commandAnchor(command)}--${flag}`;
