/** Waits until a server that was just started answers at all. Throws when it does not within 10 s. */
export async function answers(base: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const status = await fetch(base, { method: 'HEAD' }).then(
      (response) => response.status,
      () => undefined,
    );
    if (status !== undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answered at ${base} within 10 s.`);
}
