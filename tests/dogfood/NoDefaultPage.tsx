/** A page module that forgot its default export; in the build for the server it has one, so that the page can be written. */
export const named = 'not the default';

export default typeof window === 'undefined' ? (): null => null : undefined;
