/**
 * The way operation ids become page names: `GetERC20ListAssetBundle` → `get-erc-20-list-asset-bundle`. Words end where
 * the case rises, before the last capital of an acronym, and between letters and digits.
 */
export function kebabCase(text: string): string {
  return (text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).join('-').toLowerCase();
}
