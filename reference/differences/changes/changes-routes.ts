import type { Change } from '../versions/compare-surfaces.ts';
import { familyOf, type Family } from '../versions/families.ts';

/** Route of the page that sums the changes between two releases up. The pages of the families lie below it. */
export const changesRoute = '/changes';

export const familyRoute = ({ id }: Pick<Family, 'id'>): string => `${changesRoute}/${id}`;

/** Anchor of a change on the page of its family. */
export const changeAnchor = ({ name }: Pick<Change, 'name'>): string =>
  name.replaceAll(' --', '--').replaceAll(/[^\w.():-]+/g, '-');

/** Anchor of what changed inside the messages that an operation or a command carries, which may have a change of its own as well. */
export const insideAnchor = (element: Pick<Change, 'name'>): string => `inside-${changeAnchor(element)}`;

/** Where a change is told, with its anchor. */
export const changeRoute = (change: Pick<Change, 'kind' | 'name'>): string =>
  `${familyRoute(familyOf(change.kind))}#${changeAnchor(change)}`;
