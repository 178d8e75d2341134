/** Parts of the pages for developers that are no group of calls: how to begin, and what codes mean. */
export const guidePart = 'guide'
export const codesPart = 'codes'
