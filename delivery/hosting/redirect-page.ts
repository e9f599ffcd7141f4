const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The page at an address that moved, for hosts that cannot redirect: no script, so that the policy has nothing to allow.
 * @param to path of this site
 */
export function redirectPage(to: string): string {
  const target = escaped(to);
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>This page has moved</title>` +
    `<meta http-equiv="refresh" content="0; url=${target}"><meta name="robots" content="noindex">` +
    `<link rel="canonical" href="${target}"><p>This page has moved: <a href="${target}">${target}</a>\n`
  );
}
