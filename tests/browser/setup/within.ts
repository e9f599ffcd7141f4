/**
 * Waits for a step that has no limit of its own, and says which one it was when it does not end: a test that runs out of
 * time tells only that it did.
 *
 * @throws Error when it has not ended after that many seconds
 */
export async function within<T>(seconds: number, what: string, step: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not within ${seconds} s: ${what}.`)), seconds * 1000);
  });
  try {
    return await Promise.race([step, late]);
  } finally {
    clearTimeout(timer);
  }
}
