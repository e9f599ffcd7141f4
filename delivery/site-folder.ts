import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a build is stopped for before it has begun. */
export class BuildRefused extends Error {}

const isRunning = (id: number): boolean => {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // A process of somebody else's may not be signalled, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Where a site is built so that the last good one stays whole until the new one is: beside it, swapped in at the end.
 *
 * `build` the site · `build.next` the one being built · `build.last` the former one, while both are renamed · `build.lock` the
 * ids of the processes that build.
 */
export class SiteFolder {
  readonly site: string;
  readonly next: string;
  private readonly last: string;
  private readonly lock: string;

  /** @param site the folder that is served */
  constructor(site: string) {
    this.site = site;
    this.next = `${site}.next`;
    this.last = `${site}.last`;
    this.lock = `${site}.lock`;
  }

  /** Puts back what a build that was killed between two renames had moved away. */
  recover(): void {
    if (!existsSync(this.site) && existsSync(this.last)) renameSync(this.last, this.site);
  }

  /**
   * Takes the folder for this process, with nothing left of a build that did not end.
   * @throws BuildRefused while another process builds here, or where nothing can be written
   */
  begin(): void {
    try {
      this.takeLock();
      this.recover();
      rmSync(this.next, { recursive: true, force: true });
      rmSync(this.last, { recursive: true, force: true });
      mkdirSync(this.next);
    } catch (error) {
      if (error instanceof BuildRefused) throw error;
      throw new BuildRefused(
        `${path.resolve(path.dirname(this.site))} cannot be written: ${(error as Error).message}. Give this user the right to write there.`,
      );
    }
  }

  /** Notes a process that writes here for this one: it may outlive this one, and nobody else may build while it does. */
  employ(worker: number): void {
    writeFileSync(this.lock, `${process.pid} ${worker}`);
  }

  /** Swaps the new site in. Whoever reads meanwhile finds the former or the new one, but for the moment between two renames. */
  swap(): void {
    if (existsSync(this.site)) renameSync(this.site, this.last);
    renameSync(this.next, this.site);
    rmSync(this.last, { recursive: true, force: true });
  }

  /** Gives the folder back; an unfinished site goes. */
  end(): void {
    rmSync(this.next, { recursive: true, force: true });
    rmSync(this.lock, { force: true });
  }

  private takeLock(): void {
    try {
      writeFileSync(this.lock, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = readFileSync(this.lock, 'utf8')
        .split(' ')
        .map(Number)
        .find((id) => id > 0 && id !== process.pid && isRunning(id));
      if (owner !== undefined) {
        throw new BuildRefused(
          `Process ${owner} builds here already. Wait until it has ended; if it is no build, remove ${this.lock}.`,
        );
      }
      // Left by a build that was killed.
      writeFileSync(this.lock, String(process.pid));
    }
  }
}
