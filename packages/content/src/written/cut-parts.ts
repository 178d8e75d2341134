import { isBoth, isClaim } from '@hongyan/documents'
import type { IsOff } from '../parts.ts'
import { rememberCopy } from './line-of.ts'

/** What stands in the place of something that went. */
const gone = Symbol('gone')

/** Fields that say where what they stand in leads. */
const leading = ['routeName', 'path', 'href', 'link', 'payload'] as const

/** Lists of ways to go on: without them what they stand in still says what it says. */
const beside: ReadonlySet<string> = new Set(['related', 'actions'])

/** What to know of a document, to tell what of it is off. */
type Cutting = {
  readonly isOff: IsOff
  /** The address of one of its entries, or of a field that has no id; null where they have none. */
  readonly addressOf: (id: string) => string | null
}

/**
 * A seed without what leads to parts that are off. An entry of a list goes with the link it has or, where it has none,
 * with the last of its own entries; a link that stands alone, and what stands alone with one, becomes null. Null where
 * nothing is left. What loses nothing stays the same object.
 */
export function cutParts(seed: object, cutting: Cutting): object | null {
  const left = leads(seed, cutting) ? gone : cut(seed, cutting)
  return left === gone ? null : (left as object)
}

function cut(part: unknown, cutting: Cutting): unknown {
  if (Array.isArray(part)) return cutList(part, cutting)
  if (!isPart(part)) return part
  const fields = Object.entries(part).map(([key, value]): [string, unknown] => [
    key,
    cutField(part, key, value, cutting),
  ])
  if (fields.some(([, value]) => value === gone)) return gone
  if (fields.every(([key, value]) => value === Reflect.get(part, key))) return part
  return rememberCopy(Object.fromEntries(fields), part)
}

function cutField(owner: object, key: string, value: unknown, cutting: Cutting): unknown {
  const { isOff, addressOf } = cutting
  if (typeof value === 'string') return key === 'parent' && isOff(value) ? null : value
  if (!isPart(value)) return value
  if (!Array.isArray(value)) {
    const isNamed = isOff(addressOf(key) ?? '')
    const left = isNamed || leads(value, cutting) ? gone : cut(value, cutting)
    // Of a statement or a text in its languages nothing is left without its words.
    return left === gone && !isClaim(owner) && !isBoth(owner) ? null : left
  }
  const named = value.every((one) => typeof one === 'string') ? namedBy(owner, key) : null
  const list = named === null ? cutList(value, cutting) : staying(value, (id) => !isOff(named(String(id))))
  const isEmptied = list.length === 0 && value.length > 0
  return isEmptied && !beside.has(key) && !hasAddress(owner) ? gone : list
}

function cutList(list: readonly unknown[], cutting: Cutting): readonly unknown[] {
  const entries = list.map((entry) => (leads(entry, cutting) ? gone : cut(entry, cutting)))
  return entries.every((entry, at) => entry === list[at])
    ? list
    : staying(entries, (entry) => entry !== gone, list)
}

/** Entries that stay; what is written where is known of the list they come from. */
function staying(
  entries: readonly unknown[],
  stays: (entry: unknown) => boolean,
  from: readonly unknown[] = entries,
): readonly unknown[] {
  const places = [...entries.keys()].filter((at) => stays(entries[at]))
  if (places.length === entries.length && entries === from) return from
  return rememberCopy(
    places.map((at) => entries[at]),
    from,
    places,
  )
}

/** What texts in a list stand for; null where they are no names of anything that may be off. */
function namedBy(owner: object, key: string): ((id: string) => string) | null {
  if (key === 'related') return (path) => path
  if (key === 'services') return (id) => `/products/${id}`
  if (key !== 'ids') return null
  return Reflect.get(owner, 'kind') === 'questions' ? (id) => `/help#q-${id}` : (id) => `/info#${id}`
}

/** Whether a part leads to what is off, or is an entry that is. */
function leads(part: unknown, { isOff, addressOf }: Cutting): boolean {
  const shown = shownOf(part)
  if (!isPart(shown)) return false
  const id = Reflect.get(shown, 'id')
  const target = Reflect.get(shown, 'target')
  const addresses = [
    ...leading.map((key) => shownOf(Reflect.get(shown, key))),
    isPart(target) ? Reflect.get(target, 'path') : null,
    typeof id === 'string' ? addressOf(id) : null,
  ]
  return addresses.some((address) => typeof address === 'string' && isOff(address))
}

/** Whether an entry leads somewhere by itself. */
function hasAddress(part: object): boolean {
  return leading.some((key) => typeof shownOf(Reflect.get(part, key)) === 'string')
}

/** One side of a statement, and one of the languages: structure is the same in all. */
function shownOf(part: unknown): unknown {
  if (isClaim(part)) return shownOf(part.text)
  return isBoth(part) ? shownOf(Object.values(part)[0]) : part
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
