import { useEffect, useState, type ReactNode } from 'react';
import type { BuildManifest } from '@site/delivery/manifest/build-manifest';
import { trees } from '@site/product';
import { Archives } from './Archives';
import { fetchManifest } from './fetchManifest';
import { OfflineTree } from './OfflineTree';
import { OfflineTreeOutline } from './OfflineTreeOutline';
import './styles.css';

type Place = { readonly kind: 'refused' } | { readonly kind: 'ready'; readonly manifest: BuildManifest | undefined };

async function lookAround(): Promise<Place> {
  const supported = window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window;
  return supported ? { kind: 'ready', manifest: await fetchManifest() } : { kind: 'refused' };
}

/** The trees that can be saved, once the browser runs the page; before, their outlines, so that nothing moves then. */
export function OfflineTrees(): ReactNode {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    void lookAround().then(setPlace);
  }, []);
  return (
    <>
      {place === undefined &&
        Object.values(trees).map(({ path, label }) => <OfflineTreeOutline key={path} label={label} />)}
      {place?.kind === 'refused' && (
        <p>This browser does not let pages be saved here: it takes a secure connection (https) and service workers.</p>
      )}
      {place?.kind === 'ready' &&
        Object.values(trees).map(({ path, label }) => (
          <OfflineTree key={path} tree={path} label={label} manifest={place.manifest} />
        ))}
      <h2>Archives</h2>
      <p>
        An archive holds every page of a tree as plain files. Unpack it and open <code translate="no">index.html</code>:
        it needs neither a network nor JavaScript. Compare the checksum before you trust what it says.
      </p>
      <Archives />
      <noscript>
        <p>
          Their sizes and checksums are in <a href="/archives/archives.json">the list of archives</a>.
        </p>
      </noscript>
    </>
  );
}
