/** A text with the key of its field at the desk. */
export type KeyedText = readonly [key: string, text: string]

/** Longer than any text of a document is a part of the page that holds several. */
const longest = 6000

/**
 * The elements of a page that show texts, with their keys: of elements around each other the innermost, of texts that are
 * alike each its own as long as there are as many. White space is none of a text: pages set some between scripts.
 */
export function placeTexts(page: Element, texts: readonly KeyedText[]): Map<Element, string> {
  const shown = new Map<string, Element[]>()
  for (const element of page.querySelectorAll('*')) {
    const text = plain(element.textContent)
    if (text === '' || text.length > longest || element.matches('script, style, template')) continue
    const alike = shown.get(text) ?? []
    const last = alike.at(-1)
    if (last?.contains(element)) alike.pop()
    alike.push(element)
    shown.set(text, alike)
  }
  const placed = new Map<Element, string>()
  for (const [key, text] of texts) {
    const alike = shown.get(plain(text)) ?? []
    const free = alike.filter((one) => !placed.has(one))
    const element = free.find((one) => one.closest('main') && one.checkVisibility()) ?? free[0]
    if (element !== undefined) placed.set(element, key)
  }
  return placed
}

function plain(text: string): string {
  return text.replace(/[\s\u200b\u2060]+/gu, '')
}
