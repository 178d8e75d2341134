import { domainToASCII, domainToUnicode } from '#domain-names'
import { cleanText } from './clean-text.ts'
import { longestMailAddress } from './mail-rules.ts'

const local = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * The one rule of mail addresses, of sign-in, subscriptions and invitations: letters of every script on both sides
 * (RFC 6531), domains as they are read, however they were written: `zhang@例子.中国` and `zhang@xn--fsqu00a.xn--fiqs8s`
 * are the same. Lower case, as it is kept and compared; null for what is none. Holds nothing that could end a header.
 */
export function readMail(typed: string): string | null {
  const text = cleanText(typed)
    .normalize('NFKC')
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/^<(.*)>$/, '$1')
    .toLowerCase()
  const at = text.lastIndexOf('@')
  const name = text.slice(0, at)
  if (at < 1 || !local.test(name) || new TextEncoder().encode(name).length > 64) return null
  // The dot at its end is that of the root, or of the sentence it was copied from.
  const written = text
    .slice(at + 1)
    .replace(/[。｡]/gu, '.')
    .replace(/\.$/, '')
  if (!/^[\p{L}\p{M}\p{N}.-]{1,253}$/u.test(written)) return null
  const ascii = domainToASCII(written)
  const labels = ascii.split('.')
  const isDomain =
    labels.length > 1 && labels.every((one) => label.test(one)) && /[a-z]/.test(labels.at(-1) ?? '')
  if (!isDomain || name.length + 1 + ascii.length > longestMailAddress) return null
  return `${name}@${domainToUnicode(ascii)}`
}
