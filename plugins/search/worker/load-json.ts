/** Fetches a file of this site. Throws with the file's name and the server's answer when it cannot be had. */
export async function loadJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${url.replace(/\?.*/, '')} could not be loaded: the server answered ${response.status}.`);
  return (await response.json()) as T;
}
