import { useEffect, useState, type ReactNode } from 'react';
import type { ArchiveFile } from '@site/production/archive/archive-file';
import { formatBytes } from './formatBytes';

/** The archives that this copy of the site offers, with their checksums. */
export function Archives(): ReactNode {
  const [archives, setArchives] = useState<readonly ArchiveFile[]>();
  useEffect(() => {
    fetch('/archives/archives.json', { cache: 'no-cache', credentials: 'same-origin' })
      .then(async (response) => setArchives(response.ok ? ((await response.json()) as ArchiveFile[]) : []))
      .catch(() => setArchives([]));
  }, []);
  if (archives === undefined) return null;
  if (archives.length === 0) return <p>This copy of the site offers no archives, or cannot be reached.</p>;
  return (
    <div className="offline-archives">
      <table>
        <thead>
          <tr>
            <th scope="col">Archive</th>
            <th scope="col">Size</th>
            <th scope="col">SHA-256</th>
          </tr>
        </thead>
        <tbody>
          {archives.map(({ file, bytes, sha256 }) => (
            <tr key={file}>
              <td>
                <a href={`/archives/${file}`} download>
                  {file}
                </a>
              </td>
              <td>{formatBytes(bytes)}</td>
              <td>
                <code>{sha256}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
