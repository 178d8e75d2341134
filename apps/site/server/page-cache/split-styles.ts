import { aroundEnd, type FirstScreen, mayMatch, readFirstScreen } from './first-screen.ts'
import { pageSheet, type StylePart } from './style-sheet.ts'

/** Element a page puts after its first screenful; what follows may wait for a second file. The first one counts. */
export const foldMark = '<template data-fold=""></template>'

export type SplitStyles = { readonly first: string; readonly rest: string }

/**
 * The rest is turned on by the shell's script (`rest-styles.ts`), after the first picture where screens are small.
 * Until then what it styles is not there, so that neither it nor its pictures come before the first one; but not for
 * ever: a script may fail to come. Without scripts it blocks as usual.
 * The mark stands at the root, and no other rule asks for it: with it in front of `*` the whole page would be styled
 * anew when it goes. What is put off by `content-visibility` in a first frame counts as a jump of all around it.
 */
const untilStyled =
  '@layer states{@media (scripting:enabled){:root[data-rest]{--rest:none;animation:1ms 9s forwards rest}:where(link[data-rest]~*,[data-around]~*,body>:not(header,main,a)){display:var(--rest,revert-layer)}}}@keyframes rest{to{--rest:initial}}'

/** Screens that show more than the first screenful at once, and fetch the rest with the page. */
const wideScreens = '(min-width:881px)'

/** What only shows when something moves or is touched. */
const laterProperties = /^\s*(?:transition|animation|cursor|overscroll-behavior|scroll-(?:snap|behavior))/

/**
 * Divides a style sheet into what the first screenful needs and the rest, by the names that stand in its markup.
 * Custom properties, fonts and key frames come first only when something else that comes first uses them. Order
 * inside each part is kept; between the parts declared layers decide, as everywhere.
 */
export function splitStyles(sheet: readonly StylePart[], firstScreen: string): SplitStyles {
  const screen = readFirstScreen(firstScreen)
  const needed = neededRules(sheet, screen)
  return divide(sheet, needed, wordsUsed(needed))
}

type Rule = Extract<StylePart, { kind: 'rule' }>

function neededRules(sheet: readonly StylePart[], screen: FirstScreen): ReadonlySet<Rule> {
  return new Set(
    sheet.flatMap((part) => {
      if (part.kind === 'group') return [...neededRules(part.parts, screen)]
      return part.kind === 'rule' && mayMatch(part.selectors, screen) ? [part] : []
    }),
  )
}

/** Values of the declarations that come first, and of the custom properties those use, as one text. */
function wordsUsed(needed: ReadonlySet<Rule>): string {
  let left = [...needed].flatMap(({ declarations }) => declarations)
  let used = ''
  for (let size = -1; size !== left.length; ) {
    size = left.length
    const found = new Set(left.filter((one) => isUsed(one, used)))
    left = left.filter((one) => !found.has(one))
    used += `;${[...found].join(';')}`
  }
  return used
}

function isUsed(declaration: string, used: string): boolean {
  if (laterProperties.test(declaration)) return false
  const property = /^\s*(--[\w-]+)/.exec(declaration)?.[1]
  return property === undefined || used.includes(`var(${property})`) || used.includes(`var(${property},`)
}

/** Whole names only: short ones stand inside half of all words. */
function isNamed(name: string, used: string): boolean {
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(used)
}

function divide(sheet: readonly StylePart[], needed: ReadonlySet<Rule>, used: string): SplitStyles {
  let first = ''
  let rest = ''
  const ruleOf = (selectors: string, declarations: readonly string[]): string =>
    declarations.length === 0 ? '' : `${selectors}{${declarations.join(';')}}`
  for (const part of sheet) {
    switch (part.kind) {
      case 'group': {
        const inner = divide(part.parts, needed, used)
        if (inner.first !== '') first += `${part.prelude}{${inner.first}}`
        if (inner.rest !== '') rest += `${part.prelude}{${inner.rest}}`
        break
      }
      case 'rule': {
        const now = needed.has(part) ? part.declarations.filter((one) => isUsed(one, used)) : []
        first += ruleOf(part.selectors, now)
        rest += ruleOf(
          part.selectors,
          part.declarations.filter((one) => !now.includes(one)),
        )
        break
      }
      case 'named':
        if (isNamed(part.name, used)) first += part.text
        else rest += part.text
        break
      case 'later':
        rest += part.text
        break
      case 'statement':
        first += part.text
    }
  }
  return { first, rest }
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
  const sheet = pageSheet([...head.matchAll(style)].map(([, body = '']) => body).join(''))
  const root = /<html\b[^>]*>/.exec(head)?.[0] ?? ''
  const { first, rest } = splitStyles(sheet, root + html.slice(headEnd, fold))
  const after = html.slice(fold).replaceAll(foldMark, '')
  if (rest === '') return html.slice(0, fold) + after
  const marked = head.replace(style, '').replace(/<html\b/, '$& data-rest=""')
  const above = aroundEnd(html.slice(headEnd, fold), 'main', 'data-around=""')
  const firstScreen = `${marked}<style>${first}${untilStyled}</style>${above}`
  const href = `href="${keep(rest)}"`
  const link = `<link rel="preload" as="style" ${href} media="${wideScreens}" data-rest="">`
  return `${firstScreen}${link}<noscript><link rel="stylesheet" ${href}></noscript>${after}`
}
