/** What both feeds say about themselves. */
export interface Channel {
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly language: string;
  /** Address of the page that lists the releases. */
  readonly page: string;
  /** Address of the feed itself. */
  readonly self: string;
}
