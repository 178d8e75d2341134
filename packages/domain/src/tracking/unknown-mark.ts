/** Stands before a code that is to be refused as unknown; no code begins with it. */
export const unknownMark = '?'
