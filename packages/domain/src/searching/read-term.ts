const longestTerm = 40

/** Five digits with nothing but marks between them: a phone, a shipment, a card, however it is grouped. */
const number = /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){4}/u

/**
 * A searched text as it is counted, or null for one that must not be kept: whatever may be a number or a mail
 * address, and sentences, which may say anything.
 */
export function readTerm(text: string): string | null {
  const term = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (term === '' || [...term].length > longestTerm) return null
  return term.includes('@') || number.test(term) ? null : term
}
