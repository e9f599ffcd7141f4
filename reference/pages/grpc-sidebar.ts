import type { Model } from '../model/model.ts';
import { protoRoute } from '../links/type-route.ts';
import type { SidebarItem } from './rest-sidebar.ts';

/** The pages of the .proto files by folder: `/vega` with `/commands/v1` and the others below it, folders before files. */
export function grpcSidebar({ files }: Model): SidebarItem[] {
  return folder(
    files.map(({ path }) => path),
    '',
  );
}

function folder(paths: readonly string[], prefix: string): SidebarItem[] {
  const below = paths.filter((path) => path.startsWith(prefix));
  const names = [
    ...new Set(
      below
        .filter((path) => path.slice(prefix.length).includes('/'))
        .map((path) => path.slice(prefix.length).split('/')[0] ?? ''),
    ),
  ];
  const files = below.filter((path) => !path.slice(prefix.length).includes('/'));
  return [
    ...names.map((name) => category(below, `${prefix}${name}/`, name)),
    ...files.map((path): SidebarItem => ({
      type: 'doc',
      id: protoRoute(path).slice(1),
      label: path.slice(prefix.length),
    })),
  ];
}

/** Folders that hold nothing but one other folder become one category: `/commands/v1`. */
function category(paths: readonly string[], prefix: string, label: string): SidebarItem {
  const items = folder(paths, prefix);
  const [only] = items;
  if (items.length === 1 && only?.type === 'category') return { ...only, label: `/${label}${only.label}` };
  return { type: 'category', label: `/${label}`, items };
}
