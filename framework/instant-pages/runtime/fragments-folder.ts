/** Where the development server has the generated fragments of reference pages. */
export const fragmentsFolder = '/generated-fragments';
