import { toSimplified } from '@hongyan/locales/simplified'

/**
 * The text as it is compared: Simplified characters, half-width letters and figures; every character stands where it
 * stood, so places found in it are places in the text.
 */
export function foldText(text: string): string {
  const half = text.replace(/[！-～　]/g, (one) =>
    one === '　' ? ' ' : String.fromCharCode(one.charCodeAt(0) - 0xfee0),
  )
  return half.replace(/[㐀-鿿]+/g, (run) => {
    // Whether 乾 stays depends on what stands beside it: 乾縣, but 干县 of 乾县.
    const simple = toSimplified(run).replaceAll('乾', '干')
    return simple.length === run.length ? simple : run
  })
}

const names = new Map<string, string>()

/** A name of the table of divisions as texts are compared with it; each is folded once. */
export function foldName(name: string): string {
  const known = names.get(name) ?? foldText(name)
  names.set(name, known)
  return known
}
