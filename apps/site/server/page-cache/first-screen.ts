import { closingBracket, splitOutside } from './read-styles.ts'

/** Names that stand in the markup of a first screenful; `values` holds attributes as `name=value`. */
export type FirstScreen = {
  readonly tags: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
  readonly attributes: ReadonlySet<string>
  readonly values: ReadonlySet<string>
  readonly language: string
}

/** Reads the names out of markup, beginning at its `<html>` tag where there is one. */
export function readFirstScreen(markup: string): FirstScreen {
  const tags = new Set<string>()
  const classes = new Set<string>()
  // Their rules keep away what the sets leave out.
  const attributes = new Set(['hidden', 'data-later'])
  const values = new Set<string>()
  for (const [, tag = '', inside = ''] of withoutLater(markup).matchAll(/<([a-z][\w-]*)([^>]*)>/gi)) {
    tags.add(tag.toLowerCase())
    for (const [, name = '', value = ''] of inside.matchAll(/\s([\w-]+)="([^"]*)"/g)) {
      attributes.add(name.toLowerCase())
      values.add(`${name.toLowerCase()}=${value}`)
      if (name === 'class') for (const one of value.split(/\s+/)) classes.add(one)
    }
  }
  const language = /<html\b[^>]*\slang="([^"]*)"/.exec(markup)?.[1] ?? ''
  return { tags, classes, attributes, values, language }
}

/**
 * The markup without what nobody sees at first: templates, hidden elements, popovers, and closed panels, which are
 * marked `data-later` and stay away until their styles give them a place.
 */
function withoutLater(html: string): string {
  const opening = /<(template)\b[^>]*>|<(\w+)\b[^>]*\s(?:(?:data-later|hidden)=""|popover=)[^>]*>/g
  let kept = ''
  let from = 0
  for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
    const inside = match.index + match[0].length
    kept += html.slice(from, match.index)
    from = endOf(html, match[1] ?? match[2] ?? '', inside)
    opening.lastIndex = from
  }
  return kept + html.slice(from)
}

const voidElement = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Where the element that was opened before `from` closes; an element without an end has no inside. */
export function endOf(html: string, name: string, from: number): number {
  if (voidElement.test(name)) return from
  const tags = new RegExp(`<(/?)${name}\\b`, 'g')
  tags.lastIndex = from
  let depth = 1
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1
    if (depth === 0) return tag.index
  }
  return html.length
}

/** Markup that ends inside elements of `container`, with an attribute for each of those. */
export function aroundEnd(markup: string, container: string, attribute: string): string {
  const open: { readonly name: string; readonly end: number }[] = []
  for (const tag of markup.matchAll(tagOrScript)) {
    const [text, , slash, name] = tag
    if (name === undefined || voidElement.test(name) || text.endsWith('/>')) continue
    const end = tag.index + text.length - 1
    if (slash === '') open.push({ name, end })
    else {
      // What was left open inside, as an item of a list may be, ends here as well.
      const opened = open.findLastIndex((one) => one.name === name)
      if (opened !== -1) open.splice(opened)
    }
  }
  const outermost = open.findIndex(({ name }) => name === container)
  if (outermost === -1) return markup
  return open
    .slice(outermost + 1)
    .reduceRight((marked, { end }) => `${marked.slice(0, end)} ${attribute}${marked.slice(end)}`, markup)
}

const tagOrScript = /<(script|style)\b[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)\b[^>]*>/gi

/** States that take somebody's hand or a script, and parts that only such states have. */
const laterStates =
  /:(?:hover|active|focus|focus-visible|focus-within|disabled|popover-open|modal|dir\(rtl\))(?![\w-])|::(?:backdrop|selection)/

/** Whether one of the selectors could match something when the page is first shown. */
export function mayMatch(selectors: string, screen: FirstScreen): boolean {
  return splitOutside(selectors, ',').some((selector) => oneMayMatch(selector, screen))
}

function oneMayMatch(selector: string, screen: FirstScreen): boolean {
  let plain = ''
  let from = 0
  const nested = /:(is|where|has|not)\(/g
  for (let match = nested.exec(selector); match !== null; match = nested.exec(selector)) {
    const inside = match.index + match[0].length
    const end = closingBracket(selector, inside)
    // What is excluded may well be absent: a `:not()` asks for nothing.
    if (match[1] !== 'not' && !mayMatch(selector.slice(inside, end), screen)) return false
    plain += selector.slice(from, match.index)
    from = end + 1
    nested.lastIndex = from
  }
  plain += selector.slice(from)
  const rootLanguage = /:root:lang\("?([\w-]+)"?\)/.exec(plain)?.[1]
  if (rootLanguage !== undefined && !screen.language.startsWith(rootLanguage)) return false
  if (laterStates.test(plain)) return false
  const attributes = [...plain.matchAll(/\[([\w-]+)(?:([~|^$*]?=)"?([^"\]]*)"?[^\]]*)?\]/g)]
  const names = plain.replace(/\[[^\]]*\]/g, '').replace(/::?[\w-]+(\([^)]*\))?/g, '')
  return (
    attributes.every(([, name = '', operator, value = '']) =>
      operator === '='
        ? screen.values.has(`${name.toLowerCase()}=${value}`)
        : screen.attributes.has(name.toLowerCase()),
    ) &&
    [...names.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => screen.classes.has(name)) &&
    [...names.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/gi)].every(([, name = '']) =>
      screen.tags.has(name.toLowerCase()),
    )
  )
}
