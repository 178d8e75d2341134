import { pinyinOf } from './pinyin.ts'

/** Where a folded text is spelt by what was typed. `rarer` counts readings that are not the commonest. */
type SpeltPlace = { readonly start: number; readonly end: number; readonly rarer: number }

/**
 * Finds the first place of a folded text that letters spell: by first letters (`jsw`), in full (`jishuwen`), or mixed
 * (`jshuw`), the last syllable as far as it was typed; letters and figures of the text stand for themselves. `letters`
 * is lower case without spaces.
 */
export function matchPinyin(folded: string, letters: string): SpeltPlace | null {
  if (letters === '') return null
  for (let start = 0; start < folded.length; start += 1) {
    const character = folded[start] ?? ''
    const begins = [character, ...pinyinOf(character)].some((sound) => sound[0] === letters[0])
    if (!begins || isBetween(character)) continue
    const rest = spellFrom(folded, start, letters, 0, new Map())
    if (rest) return { start, ...rest }
  }
  return null
}

type Rest = { readonly end: number; readonly rarer: number }

/** The rest of the letters against the rest of the text; what has been tried is remembered by its two places. */
function spellFrom(
  folded: string,
  at: number,
  letters: string,
  from: number,
  tried: Map<number, Rest | null>,
): Rest | null {
  if (from === letters.length) return { end: at, rarer: 0 }
  if (at === folded.length) return null
  const key = at * (letters.length + 1) + from
  const known = tried.get(key)
  if (known !== undefined) return known
  const character = folded[at] ?? ''
  let best: Rest | null = null
  for (const { taken, rarer } of waysToSpell(character, letters.slice(from))) {
    const rest = spellFrom(folded, at + 1, letters, from + taken, tried)
    if (rest && (best === null || rest.rarer + rarer < best.rarer))
      best = { end: rest.end, rarer: rest.rarer + rarer }
  }
  if (best === null && isBetween(character)) best = spellFrom(folded, at + 1, letters, from, tried)
  tried.set(key, best)
  return best
}

type Way = { readonly taken: number; readonly rarer: 0 | 1 }

function waysToSpell(character: string, letters: string): readonly Way[] {
  if (character === letters[0]) return [{ taken: 1, rarer: 0 }]
  return pinyinOf(character).flatMap((reading, place) => {
    const rarer = place === 0 ? 0 : 1
    return [...new Set(spellings(reading).flatMap((spelling) => lengths(spelling, letters)))].map(
      (taken): Way => ({ taken, rarer }),
    )
  })
}

/** How ü is typed: lv, as in a passport lyu, or as if it were u. */
function spellings(reading: string): readonly string[] {
  return reading.includes('v') ? [reading, reading.replace('v', 'yu'), reading.replace('v', 'u')] : [reading]
}

/** How many of the letters a syllable may stand for: all of it, its first sound, or all that was typed so far. */
function lengths(spelling: string, letters: string): readonly number[] {
  const first = /^[zcs]h/.test(spelling) ? 2 : 1
  return [
    ...(letters.startsWith(spelling) ? [spelling.length] : []),
    ...(spelling.startsWith(letters) ? [letters.length] : []),
    ...(letters.startsWith(spelling.slice(0, first)) ? [first] : []),
    ...(letters[0] === spelling[0] ? [1] : []),
  ]
}

/** What stands between the parts of a name: 林一苇 · 旧宿舍. */
function isBetween(character: string): boolean {
  return /[\s·・.'’()（）-]/.test(character)
}
