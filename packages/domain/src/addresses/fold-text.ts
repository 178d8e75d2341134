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
    const simple = toSimplified(run)
    return simple.length === run.length ? simple : run
  })
}
