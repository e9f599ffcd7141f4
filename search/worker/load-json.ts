/** Fetches a file of this site. Throws with the file's name and the reason when it cannot be had or is not whole. */
export async function loadJson<T>(url: string): Promise<T> {
  return load(url, (response) => response.json() as Promise<T>);
}

/** The same for a file that is text. */
export async function loadText(url: string): Promise<string> {
  return load(url, (response) => response.text());
}

async function load<T>(url: string, read: (response: Response) => Promise<T>): Promise<T> {
  const file = url.replace(/\?.*/, '');
  const response = await fetch(url, { credentials: 'same-origin' }).catch(() => {
    throw new Error(`${file} could not be loaded: there is no connection.`);
  });
  if (!response.ok) throw new Error(`${file} could not be loaded: the server answered ${response.status}.`);
  return read(response).catch(() => {
    throw new Error(`${file} could not be loaded: it arrived incomplete.`);
  });
}
