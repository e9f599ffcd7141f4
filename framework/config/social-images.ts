/** The picture that link previews show for each section; `start` is the beginning of a route inside a tree. */
export const socialSections = [
  { name: 'concepts', start: '/concepts', title: 'How the protocol works' },
  { name: 'api', start: '/api', title: 'APIs, every field explained' },
  { name: 'tutorials', start: '/tutorials', title: 'Tutorials that run' },
  { name: 'tools', start: '/tools', title: 'Wallets and apps' },
  { name: 'node-operators', start: '/node-operators', title: 'Running a node' },
  { name: 'releases', start: '/releases', title: 'Releases' },
  { name: 'default', start: '/', title: 'Documentation of the Vega network' },
] as const;

/** Address of the preview picture for a route inside a tree. */
export function socialImage(route: string): string {
  const inside = route.replace(/^\/category/, '');
  const section = socialSections.find(({ start }) => inside.startsWith(start));
  return `/img/social/${section?.name ?? 'default'}.png`;
}
