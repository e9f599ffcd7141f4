/**
 * Words that carry no meaning of their own in a question. They need not match as long as another word does; alone, and as
 * names of fields (`from`, `to`), they are searched like any other word.
 */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about am an and are as at be been by can could did do does for from get had has have how i if in into is it its many may me might much must my not of on or our ' +
    'all any check find happen happens look need please see should show so still tell that the their them then there these they this to use using was we were what when where which who why will with ' +
    'would you your ' +
    'able actually again already also because but cannot cant come comes didnt doesnt dont exactly getting goes going got here instead isnt just let like moment now ' +
    'possible really right somebody someone something than thing things very want wanted wants way wont yet'
  ).split(' '),
);
