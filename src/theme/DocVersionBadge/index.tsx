/** The tree is named in the navbar on every page: no badge above the title. */
export default function DocVersionBadge(): null {
  return null;
}
