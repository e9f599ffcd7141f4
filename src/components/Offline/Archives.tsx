import { useEffect, useState, type ReactNode } from 'react';
import { type ArchiveFile, archiveName, archivesFolder, archivesList } from '@site/delivery/archive/archive-file';
import { trees } from '@site/product';
import { formatBytes } from './formatBytes';

/** The archive of each tree; sizes and checksums come once the browser runs the page. */
export function Archives(): ReactNode {
  const [archives, setArchives] = useState<readonly ArchiveFile[]>([]);
  useEffect(() => {
    fetch(`/${archivesFolder}/${archivesList}`, { cache: 'no-cache', credentials: 'same-origin' })
      .then(async (response) => setArchives(response.ok ? ((await response.json()) as ArchiveFile[]) : []))
      .catch(() => setArchives([]));
  }, []);
  return (
    <div className="offline-archives table-frame" role="group" aria-label="Archives" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Archive</th>
            <th scope="col">Size</th>
            <th scope="col">SHA-256</th>
          </tr>
        </thead>
        <tbody>
          {Object.values(trees).map(({ path: tree }) => {
            const name = archiveName(tree);
            const archive = archives.find(({ file }) => file === name);
            return (
              <tr key={tree}>
                <td>
                  <a href={`/${archivesFolder}/${name}`} download>
                    {name}
                  </a>
                </td>
                <td>{archive === undefined ? '–' : formatBytes(archive.bytes)}</td>
                <td>
                  <div className="offline-digest">
                    {archive === undefined ? '–' : <code translate="no">{archive.sha256}</code>}
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
