/**
 * The picture that link previews show for each section; `start` is the beginning of a route inside a tree. Pictures are drawn by
 * tools/draw-images.mts, each with the section's icon in the section's colour.
 */
export const socialSections = [
  { name: 'concepts', colour: '#c8f04b', start: '/concepts', title: 'How the protocol works' },
  { name: 'api', colour: '#7fd4e4', start: '/api', title: 'APIs, every field explained' },
  { name: 'tutorials', colour: '#8ddb9f', start: '/tutorials', title: 'Tutorials that run' },
  { name: 'tools', colour: '#d7a6f5', start: '/tools', title: 'Wallets and apps' },
  { name: 'node-operators', colour: '#f5b27a', start: '/node-operators', title: 'Running a node' },
  { name: 'releases', colour: '#8cbcff', start: '/releases', title: 'Releases' },
  { name: 'default', colour: '#c8f04b', start: '/', title: 'Documentation of the Vega network' },
] as const;

/** Address of the preview picture for a route inside a tree. */
export function socialImage(route: string): string {
  const inside = route.replace(/^\/category/, '');
  const section = socialSections.find(({ start }) => inside.startsWith(start));
  return `/img/social/${section?.name ?? 'default'}.png`;
}
