import { listAddress, type PageStyles } from '../adapter/page-styles.ts'

/** Element a page puts after its first screenful; what follows may wait for the rest of the styles. The first one counts. */
export const foldMark = '<template data-fold=""></template>'

/**
 * The rest is turned on by the shell's script (`deferred-styles.ts`), after the first picture where screens are small.
 * Until then what it styles is not there, so that neither it nor its pictures come before the first one; but not for
 * ever: a script may fail to come. Without scripts it blocks as usual.
 * The mark stands at the root, and no other rule asks for it: with it in front of `*` the whole page would be styled
 * anew when it goes. What is put off by `content-visibility` in a first frame counts as a jump of all around it.
 */
const untilStyled =
  '@layer states{@media (scripting:enabled){:root[data-deferred-styles]{--deferred:none;animation:1ms 9s forwards deferred}:where(link[data-deferred-styles]~*,main :has(link[data-deferred-styles])~*,body>:not(header,main,a)){display:var(--deferred,revert-layer)}}}@keyframes deferred{to{--deferred:initial}}'

/** Screens that show more than the first screenful at once, and fetch the rest with the page. */
const wideScreens = '(min-width:55.0625em)'

type PlacedStyles = {
  readonly html: string
  /** The styles that now stand in the head. */
  readonly style: string
  /** Whether it links style sheets. */
  readonly linked: boolean
}

/** What else stands at the root and, after the styles, in the head. */
type Beside = {
  readonly root: string
  readonly head: string
  /** Sheets that are needed first, whatever the markup says. */
  readonly first?: readonly number[]
}

/**
 * Puts a page's styles where they are needed: what the blocks of its first screenful need into the head, the files that
 * hold all of them to the fold, or to its end. Which blocks those are is told by the classes of its markup. The root
 * names the files that a dialog needs which is fetched later (`bring-styles.ts`), where the page has them not.
 */
export function placeStyles(
  html: string,
  styles: PageStyles,
  { root, head, first: needed = [] }: Beside,
): PlacedStyles {
  const opening = `<link rel="stylesheet" href="${listAddress}`
  const list = html.indexOf(opening)
  if (list === -1) throw new Error('a page of the build does not say which styles it has')
  const listEnd = html.indexOf('>', list) + 1
  const mark = html.indexOf(foldMark)
  const fold = mark === -1 ? html.lastIndexOf('</body>') : mark
  const above = html.slice(listEnd, fold)
  const below = html.slice(fold).replaceAll(foldMark, '')

  const first = inOrder(new Set([...needed, ...sheetsIn(above, styles)])).map((sheet) => styles.sheets[sheet])
  const files = styles.lists[Number.parseInt(html.slice(list + opening.length, listEnd), 10)] ?? []
  const each = (write: (href: string) => string): string =>
    files.map((file) => write(`href="${file}"`)).join('')

  const later = styles.fetched.filter((file) => !files.includes(file)).join(' ')
  const deferred = mark === -1 ? '' : ' data-deferred-styles=""'
  const fetched = later === '' ? '' : ` data-fetched-styles="${later}"`
  const beginning = rootWith(html.slice(0, list), root + deferred + fetched)
  const style = styles.global + first.join('') + (mark === -1 ? '' : untilStyled)
  const links = each(
    (href) => `<link rel="preload" as="style" ${href} media="${wideScreens}" data-deferred-styles="">`,
  )
  const withoutScripts = `<noscript>${each((href) => `<link rel="stylesheet" ${href}>`)}</noscript>`
  return {
    html: `${beginning}<style>${style}</style>${head}${above}${links}${withoutScripts}${below}`,
    style,
    linked: files.length > 0,
  }
}

/** A document with more attributes at its root. */
export function rootWith(html: string, attributes: string): string {
  return html.replace('<html', () => `<html${attributes}`)
}

/** The sheets whose classes stand in markup of ours. */
export function sheetsIn(markup: string, { classes }: PageStyles): Set<number> {
  const opening = ' class="'
  const found = new Set<number>()
  for (let at = markup.indexOf(opening); at !== -1; at = markup.indexOf(opening, at)) {
    const from = at + opening.length
    at = markup.indexOf('"', from)
    for (const name of markup.slice(from, at).split(' ')) {
      const sheet = classes[name]
      if (sheet !== undefined) found.add(sheet)
    }
  }
  return found
}

/** As the build put them in order. */
export function inOrder(sheets: ReadonlySet<number>): number[] {
  return [...sheets].sort((one, other) => one - other)
}
