/**
 * A phone number in the form in which shipments and accounts are compared, E.164: `+8613800000000`. A mobile of the
 * mainland is told without its country code too; of any other number it is not guessed: null where there is none.
 */
export function phoneKey(phone: string): string | null {
  const bare = phone.normalize('NFKC').replace(/[\s()-]/g, '')
  if (/^1[3-9]\d{9}$/.test(bare)) return `+86${bare}`
  if (/^861[3-9]\d{9}$/.test(bare)) return `+${bare}`
  const international = bare.replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(international) ? international : null
}
