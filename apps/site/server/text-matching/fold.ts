import { toSimplified } from '@hongyan/locales/simplified'

const known = new Map<string, string>()
/** More than the characters of all our content; a flood of strange ones must not grow the table. */
const mostKnown = 20_000

/** Katakana that have a hiragana of the same sound, which stands as far before them. */
const katakana = /[\u30a1-\u30f6]/g
const asHiragana = (kana: string) => String.fromCharCode(kana.charCodeAt(0) - 0x60)

function foldCharacter(character: string): string {
  const before = known.get(character)
  if (before !== undefined) return before
  const folded = toSimplified(character.normalize('NFKC')).toLowerCase().replace(katakana, asHiragana)
  if (known.size < mostKnown) known.set(character, folded)
  return folded
}

/** A text as it is compared: compatibility forms joined, lower case, simplified characters, kana as hiragana. */
export function fold(text: string): string {
  let folded = ''
  for (const character of text.normalize('NFKC')) folded += foldCharacter(character)
  return folded
}

/** The same, with the place in `text` that each folded character comes from. */
export function foldInPlace(text: string): { readonly folded: string; readonly from: readonly number[] } {
  const from: number[] = []
  let folded = ''
  let place = 0
  for (const character of text) {
    const one = foldCharacter(character)
    for (let index = 0; index < one.length; index += 1) from.push(place)
    folded += one
    place += character.length
  }
  return { folded, from }
}
