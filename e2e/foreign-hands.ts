import type { Page } from '@playwright/test'

/** Ways in which others change a page: each goes on with what is added later, as they do. */
export const foreignHands = {
  'a translator that takes texts out': translator(`
    const font = wrapped(text.data)
    text.replaceWith(font)`),
  'a translator that moves texts': translator(`
    const font = wrapped('')
    text.before(font)
    font.firstChild.append(text)`),
  'a translator that takes neighbours together': translator(`
    let whole = text.data
    const others = []
    for (let next = text.nextSibling; next && (next.nodeType === 3 || next.nodeType === 8); next = next.nextSibling) {
      if (next.nodeType === 3) { whole += next.data; others.push(next) }
    }
    text.before(wrapped(whole))
    for (const one of [text, ...others]) { taken.add(one); one.remove() }`),
  'a reader that cuts texts to pieces': translator(`
    const at = text.data.search(/[\\d一-鿿 ]/)
    if (at > 0 && at < text.data.length - 1) taken.add(text.splitText(at))`),
  'a password manager and a dark reader': `
    const tend = () => {
      for (const field of document.querySelectorAll('main :is(input, textarea, select):not([data-tended])')) {
        field.setAttribute('data-tended', '')
        if (field.type === 'hidden') continue
        const icon = document.createElement('div')
        icon.setAttribute('data-lastpass-icon-root', '')
        field.after(icon)
      }
    }
    tend()
    new MutationObserver(tend).observe(document.body, { childList: true, subtree: true })
    document.body.append(document.createElement('grammarly-desktop-integration'))
    const darken = () => {
      for (const one of document.querySelectorAll('main *:not([data-darkreader-inline-color])')) {
        one.setAttribute('data-darkreader-inline-color', '')
        one.style.setProperty('--darkreader-inline-color', '#fff')
      }
    }
    darken()
    new MutationObserver(darken).observe(document.body, { childList: true, subtree: true })
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic')`,
} as const

export type ForeignHand = keyof typeof foreignHands

/** Lets one of them loose on the open page. */
export async function letLoose(page: Page, who: ForeignHand): Promise<void> {
  await page.evaluate(`(() => {${foreignHands[who]}})()`)
}

/** What browsers' translators do to a page; `translate` says how one text is replaced. */
function translator(translate: string): string {
  return `
    const taken = new WeakSet()
    const wrapped = (words) => {
      const font = document.createElement('font')
      font.style.verticalAlign = 'inherit'
      const inner = font.appendChild(document.createElement('font'))
      inner.style.verticalAlign = 'inherit'
      if (words !== '') { const own = document.createTextNode(words); taken.add(own); inner.append(own) }
      return font
    }
    const kept = 'script, style, textarea, option, title, svg, font, noscript'
    const all = (part) => {
      const texts = []
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      if (part.nodeType === 3) texts.push(part)
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        if (taken.has(text) || !text.isConnected || text.data.trim() === '' || text.parentElement.closest(kept)) continue
        taken.add(text)
        ${translate}
      }
    }
    all(document.body)
    document.documentElement.classList.add('translated-ltr')
    document.documentElement.lang = 'de'
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') { taken.delete(target); if (target.isConnected) all(target) }
        for (const node of addedNodes) if (node.isConnected) all(node)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })`
}
