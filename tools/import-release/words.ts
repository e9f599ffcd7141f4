/** Stands where a person has to write a description; readers of a draft see it, and a test fails while it is there. */
export const notDescribed = 'This is not described yet.';

/** Begins the comment above a description whose element changed; a test fails while one is there. */
export const readAgain = 'READ AGAIN';
