/** The site's icons, drawn for it: strokes of 1.75 on a grid of 24, in the colour of the text around them. */
export const icons = {
  // Sections.
  concepts: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5Zm0 0v13',
  api: 'M9 5H7.5a2 2 0 0 0-2 2v3L4 12l1.5 2v3a2 2 0 0 0 2 2H9M15 5h1.5a2 2 0 0 1 2 2v3l1.5 2-1.5 2v3a2 2 0 0 1-2 2H15M12 10v4',
  tutorials: 'M4 18h4v-4h4v-4h4V6h4',
  quickstarts: 'M13 3 5 14h6l-1 7 8-11h-6Z',
  tools: 'M4 5h16v14H4ZM4 9h16M7 7h.01',
  releases: 'M12 3l8 8-8.5 8.5L4 12V4h8ZM8 8h.01',
  'node-operators': 'M4 5h16v6H4ZM4 13h16v6H4ZM8 8h.01M8 16h.01M12 8h5M12 16h5',
  calculators: 'M6 3.5h12v17H6ZM9 7h6M9 11h.01M12 11h.01M15 11h.01M9 14h.01M12 14h.01M15 14v3M9 17h3',
  // Readers and their tasks.
  read: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6Zm9-2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  bot: 'M5 9h14v10H5ZM12 9V5M12 5h.01M9 13v2M15 13v2M2.5 13v3M21.5 13v3',
  trade: 'M6 4v3M6 15v4M4 7h4v8H4ZM12 3v5M12 13v4M10 8h4v5h-4ZM18 6v4M18 17v3M16 10h4v7h-4Z',
  wallet: 'M15 9.5a5 5 0 1 0-4.2 4.9L12.5 16H15v2.5h2.5V21H21v-3.5l-6.4-6.4c.3-.5.4-1 .4-1.6ZM9 8.5h.01',
  stake:
    'M12 4c4.5 0 8 1.3 8 3s-3.5 3-8 3-8-1.3-8-3 3.5-3 8-3ZM4 7v5c0 1.7 3.5 3 8 3s8-1.3 8-3V7M4 12v5c0 1.7 3.5 3 8 3s8-1.3 8-3v-5',
  vote: 'M5 12v8h14v-8M8 12l1-8h6l1 8M3 12h18M10.5 8l1.2 1.2L14 7',
  node: 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM12 9.5V4M12 14.5V20M9.8 13.2 5 16M14.2 13.2 19 16M9.8 10.8 5 8M14.2 10.8 19 8',
  data: 'M4 6c0-1.4 3.6-2.5 8-2.5S20 4.6 20 6s-3.6 2.5-8 2.5S4 7.4 4 6Zm0 0v12c0 1.4 3.6 2.5 8 2.5s8-1.1 8-2.5V6M8 13l2.5 2.5L16 12',
  liquidity: 'M12 3s6.5 6.7 6.5 11a6.5 6.5 0 0 1-13 0C5.5 9.7 12 3 12 3ZM9 14.5a3 3 0 0 0 3 3',
  contract: 'M6 3.5h9l3 3v14H6ZM15 3.5v3h3M9 11h6M9 14h6M9 17h3',
  program: 'M4 5h16v14H4ZM7.5 10l3 2.5-3 2.5M12.5 15.5h4',
  differences: 'M7 4v16M7 4 4 7M7 4l3 3M17 20V4M17 20l-3-3M17 20l3-3',
  offline: 'M12 4v10M8 10.5l4 4 4-4M5 19h14',
} as const;

export type IconName = keyof typeof icons;
