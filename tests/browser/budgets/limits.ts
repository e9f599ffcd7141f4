/**
 * The budgets of every page. Bytes are after gzip -9 and exact. Times are those of a slow phone (tools/bench/lab.ts), held to
 * the limit times how much slower the machine is at the moment (tools/bench/calibrate.ts) and times `noise`.
 */
export const limits = {
  /**
   * All scripts that a page loads before the reader does anything. The most has the page of search results, which compares what was
   * asked with the questions that pages answer, and finds a message that was pasted word by word (0.4 kB); others stay 5 kB below.
   * 0.2 kB of it fetches the typefaces, 22 kB, after the paint of a slow first visit instead of before it;
   * 0.3 kB keep keyboards and translators from names that are typed and found.
   */
  firstLoadScript: 139_500,
  /** The pages that are tools themselves: what computes and draws, or checks a command, is what the reader came for. */
  toolScript: 185_000,
  /** Scripts that the page loads beyond those named in its HTML. */
  pageScript: 60_000,
  /** The sheet of all pages, asked for once and kept; of it 0.7 kB are typefaces with fallbacks that take the same room. */
  style: 15_600,
  /**
   * Sheets of what stands on some pages only (framework/page-sheets): the reference 2.2 kB, with the signs of its elements 3.2; tools 2.4;
   * the first pages 1.7.
   */
  pageStyle: 3_400,
  html: 60_000,
  /**
   * The page with every rpc of a data node: 104 calls with their answers, which readers asked to see beside the fields, and 7 kB of tables
   * that say of each call's errors when they occur and what to do. It grows with the conditions that readers find missing: what a page
   * after a cursor repeats or leaves out is 0.6 kB, what readers of its answers and lists added 0.8 kB, what data nodes
   * forget although it still counts 0.8 kB, which records are repeated or are none of money moved 0.5 kB. Marks on 4,600
   * pieces of code and names, which keep translators from altering what is copied, are 2.2 kB, of which 0.3 were saved
   * elsewhere (decisions/what-is-not-translated.md). Which events pass no filter, and calls that a cursor makes fail, 0.3 kB; which errors a missing id
   * gives, balances of grouped payments and orders of version 0, 0.3 kB.
   */
  dataNodeHtml: 103_000,
  /**
   * Pages written by hand. Diagrams are part of the page and drawn twice, for a desk and for a phone, so that their letters are
   * large enough on both: three of them on one page are 5 kB. A lesson's card is 0.4 to 0.6 kB. The page on orders has most: the
   * conditions that its second and third readers found missing are 0.8 kB, the marks that keep translators from its 230 pieces of code 0.2 kB.
   */
  guideHtml: 26_400,
  /**
   * What the cards of lessons, at most two, may add to a page that explains something. On that of trading modes 0.15 kB of it are words
   * that the page says again more than 32 kB later: so far back gzip does not look, and the cards stand between.
   */
  lessonCardHtml: 780,
  /** The page of lessons: each is written out, step by step, for paper, programs and readers without scripts. That is 1 to 3.5 kB a lesson. */
  lessonHtml: 27_500,
  /**
   * Pages are laid out whole, so that links land (decisions/pages-laid-out-whole.md), and show request and answer beside fields:
   * these are what that costs, measured, not what we want. With late layout they were 1000, 150, 200 and 50.
   */
  lcpMs: 1400,
  tbtMs: 400,
  largestPageLcpMs: 2000,
  largestPageTbtMs: 1700,
  /**
   * A page that comes in pieces is drawn in pieces, and a line moves within itself while the rest of it comes: a breadcrumb by
   * its letters' height, a row by the arrow beside it. That is at most 0.0015, on slow lines only; 0.1 is what readers begin to
   * notice. Where the typefaces follow after the paint, the bar and the sidebar move by the difference of their widths.
   * Columns of tables are counted apart.
   */
  cls: 0.002,
  /**
   * Columns of a table take the widths that its cells need, and move while these come. On a slow and busy machine 0.0064 was
   * measured; with every cell drawn by itself, which no line does, up to 0.06 at once. Widths that are given beforehand would fit no
   * table, and one that is hidden until it is whole comes later.
   */
  columns: 0.1,
  /** From the press of "Try it" to the network that answers, with its definitions on the machine already. */
  worldStartMs: 1000,
  navigationMs: 80,
} as const;

/** What the same page differs from one run to the next. */
export const noise = 1.25;
