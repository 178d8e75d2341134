/** Element a page puts after its first screenful; what follows may wait for a second file. The first one counts. */
export const foldMark = '<template data-fold=""></template>'

export type SplitStyles = { readonly first: string; readonly rest: string }

/**
 * The rest is fetched as a print style sheet, which holds nothing up; the shell's script turns it on when it has
 * come (`rest-styles.ts`). Until then what it styles keeps its place unseen. Without scripts it blocks as usual.
 */
const untilStyled =
  '@layer states{@media (scripting:enabled){link[data-rest][media=print]~*{visibility:hidden}}}'

type Block = { readonly prelude: string; readonly body: string | null }

/**
 * Divides a style sheet into what the first screenful needs and the rest, by the classes that stand in its
 * markup. Order inside each part is kept; between the parts declared layers decide, as everywhere.
 */
export function splitStyles(css: string, firstScreen: string): SplitStyles {
  const classes = new Set<string>()
  for (const [, list = ''] of withoutLater(firstScreen).matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) classes.add(name)
  }
  return divide(css, (selector) => isNeeded(selector, classes))
}

/** The markup without what stands in elements marked `data-later`: closed panels, whose styles can wait. */
function withoutLater(html: string): string {
  const opening = /<(\w+)\b[^>]*\sdata-later=""[^>]*>/g
  let kept = ''
  let from = 0
  for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
    const inside = match.index + match[0].length
    kept += html.slice(from, inside)
    from = endOf(html, match[1] ?? '', inside)
    opening.lastIndex = from
  }
  return kept + html.slice(from)
}

/** Where the element that was opened before `from` closes. */
function endOf(html: string, name: string, from: number): number {
  const tags = new RegExp(`<(/?)${name}\\b`, 'g')
  tags.lastIndex = from
  let depth = 1
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1
    if (depth === 0) return tag.index
  }
  return html.length
}

function divide(css: string, needed: (selector: string) => boolean): SplitStyles {
  let first = ''
  let rest = ''
  for (const { prelude, body } of blocks(css)) {
    if (body === null) {
      first += `${prelude};`
    } else if (/^@(layer|media|supports|container)\b/.test(prelude)) {
      const inner = divide(body, needed)
      if (inner.first !== '') first += `${prelude}{${inner.first}}`
      if (inner.rest !== '') rest += `${prelude}{${inner.rest}}`
    } else if (prelude.startsWith('@') || needed(prelude)) {
      first += `${prelude}{${body}}`
    } else {
      rest += `${prelude}{${body}}`
    }
  }
  return { first, rest }
}

/** A rule is needed when one of its selectors could match: all its classes stand in the first screenful. */
function isNeeded(selectors: string, classes: ReadonlySet<string>): boolean {
  return selectors
    .split(/,(?![^(]*\))/)
    .some((selector) =>
      [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].every(([, name = '']) =>
        classes.has(name),
      ),
    )
}

/** Top-level statements and blocks of a minified style sheet; strings may hold braces and semicolons. */
function* blocks(css: string): Generator<Block> {
  let start = 0
  let open = -1
  let depth = 0
  let quote = ''
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at] ?? ''
    if (quote !== '') {
      if (char === '\\') at += 1
      else if (char === quote) quote = ''
    } else if (char === '"' || char === "'") {
      quote = char
    } else if (char === '{') {
      if (depth === 0) open = at
      depth += 1
    } else if (char === '}') {
      depth -= 1
      if (depth === 0) {
        yield { prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at) }
        start = at + 1
      }
    } else if (char === ';' && depth === 0) {
      const prelude = css.slice(start, at).trim()
      if (prelude !== '') yield { prelude, body: null }
      start = at + 1
    }
  }
}

/**
 * Puts a page's styles where they are needed: the first screenful's into the head, the rest into a file that
 * `keep` stores and names, linked at the fold. A page without the mark keeps all its styles in the head.
 */
export function placeStyles(html: string, keep: (css: string) => string): string {
  const fold = html.indexOf(foldMark)
  const headEnd = html.indexOf('</head>')
  if (fold === -1 || headEnd === -1) return html
  const style = /<style[^>]*>([\s\S]*?)<\/style>/g
  const head = html.slice(0, headEnd)
  const css = [...head.matchAll(style)].map(([, body = '']) => body).join('')
  const { first, rest } = splitStyles(css, html.slice(headEnd, fold))
  const after = html.slice(fold).replaceAll(foldMark, '')
  if (rest === '') return html.slice(0, fold) + after
  const firstScreen = `${head.replace(style, '')}<style>${first}${untilStyled}</style>${html.slice(headEnd, fold)}`
  const sheet = `<link rel="stylesheet" href="${keep(rest)}"`
  return `${firstScreen}${sheet} media="print" data-rest=""><noscript>${sheet}></noscript>${after}`
}
