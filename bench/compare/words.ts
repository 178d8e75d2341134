/** What an element says: its tag, the attributes that are shown, and its texts and elements in their order. */
type Words = {
  readonly tag: string
  readonly shown: readonly (string | null)[]
  readonly inside: readonly (string | Words)[]
}

/**
 * Reads what the page says. With the words of another page it says those instead, wherever both have the same elements:
 * then only the looks are left to differ. Runs in a browser.
 */
export function sayAs(theirs: Words | undefined): Words {
  const unread = 'script, style, template, noscript, link'
  const attributes = ['placeholder', 'data-label']
  const lineBreak = '\u200b'

  function wordsOf(element: Element): Words {
    const inside = [...element.childNodes].flatMap((node) => {
      if (node instanceof Text) return [node.data]
      if (!(node instanceof Element) || node.matches(unread)) return []
      return [node.matches('wbr') ? lineBreak : wordsOf(node)]
    })
    return {
      tag: element.tagName,
      shown: attributes.map((attribute) => element.getAttribute(attribute)),
      inside,
    }
  }

  function say(element: Element, words: Words): void {
    const children = [...element.children].filter((child) => !child.matches(`wbr, ${unread}`))
    const elements = words.inside.filter((part) => typeof part !== 'string')
    if (children.map(({ tagName }) => tagName).join() !== elements.map(({ tag }) => tag).join()) return
    elements.forEach((part, at) => {
      const child = children[at]
      if (child) say(child, part)
    })
    attributes.forEach((attribute, at) => {
      const shown = words.shown[at]
      if (shown && element.hasAttribute(attribute)) element.setAttribute(attribute, shown)
    })
    const texts = ({ inside }: Words): string =>
      inside.map((part) => (typeof part === 'string' ? part : '/')).join('|')
    if (texts(wordsOf(element)) === texts(words)) return
    const left = children.values()
    const said = words.inside.map((part) => {
      if (typeof part !== 'string') return left.next().value ?? ''
      return part === lineBreak ? document.createElement('wbr') : part
    })
    element.replaceChildren(...element.querySelectorAll(`:scope > :is(${unread})`), ...said)
  }

  const own = wordsOf(document.body)
  if (theirs) say(document.body, theirs)
  return own
}
