const patienceMs = 5000;

/** Whether the site's server can be reached at all: any answer counts, none within five seconds does not. */
export async function siteAnswers(): Promise<boolean> {
  try {
    await fetch('/site.webmanifest', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    return true;
  } catch {
    return false;
  }
}
