import { expect, it } from 'vitest'
import * as messages from './messages.ts'

/** Texts whose number is never one: of a limit, of what comes in several only, or a unit without a plural. */
const neverOne: readonly RegExp[] = [
  /at most|up to|\bp\. |characters|\{ms\} ms/i,
  /^The first \{done\} lines are below|^Any of the \{count\} positions|^Takes \{count\} positions in a row/,
  /^\{count\} of \{most\} addresses/,
  /^There are \{count\} rows\. A batch can have/,
  /valid for \{minutes\} minutes|within \{hours\} hours|in \{seconds\} seconds|\{tries\} (?:wrong )?tries/,
  /^\{count\} places have this name|^News of \{count\} shipments/,
  /in (?:the )?\{total\} districts|^List dated|^Last \{most\} days|^\{count\} branches in \{cities\} cities/,
  /\{from\}–\{to\} days/,
  // Asked for one apart, or written for more than one alone.
  /^\{count\} trucks of|^\{count\} pieces$|\{count\} pcs|^\{title\}: \{count\} orders$/,
]

/** Texts of one language with the path to each, those by number left out. */
function textsOf(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  if ('one' in value && 'other' in value) return []
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`))
}

/** A number before a word in the plural that says what it counts. */
const counted =
  /\{\w+\} (?!(?:is|was|has|its|this|does|as|plus|high|costs|goes|needs|changes|invites|weighs|exceeds|waits|along|across|less|times)\b)[a-z]+s\b/

it('says one of what may be one', () => {
  const asked = Object.entries(messages).flatMap(([name, of]) =>
    name.endsWith('Messages') && typeof of === 'function'
      ? textsOf((of as (locale: 'en-US') => unknown)('en-US'), name)
      : [],
  )
  expect(asked.length).toBeGreaterThan(1000)
  const wrong = asked.filter(([, text]) => counted.test(text) && !neverOne.some((one) => one.test(text)))
  expect(wrong).toEqual([])
})
