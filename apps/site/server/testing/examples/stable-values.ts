import { checkDigit } from '@hongyan/domain/numbers/check-digits'
import type { RecordedExample } from '../../../calls/recorded-examples.ts'
import { sampleNumbers } from '../../../calls/sample-numbers.ts'

/** Kinds of values that differ from run to run, with the like of it that stands in a record, by its place there. */
const kinds: readonly (readonly [pattern: RegExp, at: (place: number) => string])[] = [
  [
    /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
    (place) => `0197a000-0000-7000-8000-${String(place).padStart(12, '0')}`,
  ],
  [/\bHO\d{13}\b/g, (place) => checked('HO', `261121${String(place + 40).padStart(6, '0')}`)],
  [/\bHY\d{12}\b/g, (place) => checked('HY', `660120269${String(place).padStart(2, '0')}`)],
  [/\bHL\d{11}\b/g, (place) => checked('HL', `261121${String(place).padStart(4, '0')}`)],
  [/\bEQ-\w{4}-\w{4}\b/g, (place) => `EQ-SMPL-${String(place + 1).padStart(4, '2')}`],
  [/\bhyk_live_[\w-]{30,}/g, (place) => `hyk_live_sample_${place}`],
  [/\bhyk_live_[\w-]{4}$/g, () => 'hyk_live_samp'],
  [/(?<=[?&]key=)[\w.%-]{30,}/g, (place) => `sample-key-${place}`],
  [/\bwhsec_[\w+/=-]{20,}/g, (place) => `whsec_c2FtcGxl${place}`],
]

function checked(kind: string, digits: string): string {
  return `${kind}${digits}${checkDigit(digits)}`
}

/** Names of values that are made by chance and short; longer ones are known by what they are made of. */
const secretNames = /nonce|salt|digest|key-?id|tag$|prefix/i
/** Files of a request are what they are. */
const fileNames = /^(file|base64)$/
const numbers = new Set<string>(Object.values(sampleNumbers).map(({ number }) => number))
const longText = 160
const shownItems = 2
const mostItems = 3
const mostWords = 12
const mostNames = 30

/** Whether a text has at least so many signs, and such as no word has; one of forty nonces happens to have no digit. */
function isRandom(text: string, isSecret: boolean): boolean {
  const isLong = text.length >= (isSecret ? 8 : 24) && /^[\w+/=.~-]+$/.test(text)
  const isOne = isLong && (/\d/.test(text) || (isSecret && text.length >= 16))
  return isOne && (/^[\da-f]{32,}$/.test(text) || (/[a-z]/.test(text) && /[A-Z]/.test(text)))
}

/** Puts in place of ids, numbers and tokens of one run such as stay the same, and cuts long lists and texts. */
export function stableValues() {
  const stable = new Map<string, string>()
  const used = new Map<RegExp | string, number>()
  const standFor = (value: string, kind: RegExp | string, at: (place: number) => string): string => {
    const known = stable.get(value)
    if (known !== undefined) return known
    const place = (used.get(kind) ?? 0) + 1
    used.set(kind, place)
    stable.set(value, at(place))
    return at(place)
  }

  function ofText(name: string, text: string): string {
    let put = stable.get(text) ?? text
    for (const [pattern, at] of kinds) {
      put = put.replace(pattern, (found) => (numbers.has(found) ? found : standFor(found, pattern, at)))
    }
    const token = /^\//.test(put) ? (put.split('/').at(-1) ?? '') : put
    if (!fileNames.test(name) && isRandom(token, secretNames.test(name))) {
      put = put.replace(
        token,
        standFor(token, 'token', (place) => `sample-token-${place}`),
      )
    }
    return put.length > longText ? `${put.slice(0, 60)}…` : put
  }

  function of(value: unknown, cuts: boolean, name = ''): unknown {
    if (typeof value === 'string') return ofText(name, value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const isLong = cuts && value.length > (typeof value[0] === 'object' ? mostItems : mostWords)
      return (isLong ? value.slice(0, shownItems) : value).map((one) => of(one, cuts, name))
    }
    const entries = Object.entries(value)
    const shown = cuts && entries.length > mostNames ? entries.slice(0, shownItems) : entries
    return Object.fromEntries(shown.map(([key, one]) => [key, of(one, cuts, key)]))
  }
  /** Has a value of one run replaced by what is given. */
  const stand = (value: string, instead: string): void => {
    stable.set(value, instead)
  }
  return {
    of: ({ request, ...answer }: RecordedExample): RecordedExample =>
      ({ request: of(request, false), ...(of(answer, true) as object) }) as RecordedExample,
    stand,
  }
}
