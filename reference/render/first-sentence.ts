const longest = 160;

/** The first sentence of a description without code marks, cut at a word when it is longer than 160 characters. */
export function firstSentence(text: string): string {
  const sentence = /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
  const plain = sentence.replaceAll('`', '').replace(/\s+/g, ' ').trim();
  return plain.length <= longest ? plain : `${plain.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}
