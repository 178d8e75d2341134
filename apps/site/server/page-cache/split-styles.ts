import { type FirstScreen, mayMatch, readFirstScreen } from './first-screen.ts'
import { foldConstants } from './fold-constants.ts'
import { readBlocks, splitOutside } from './read-styles.ts'

/** Element a page puts after its first screenful; what follows may wait for a second file. The first one counts. */
export const foldMark = '<template data-fold=""></template>'

export type SplitStyles = { readonly first: string; readonly rest: string }

/**
 * The rest is fetched as a print style sheet, which holds nothing up; the shell's script turns it on when it has
 * come (`rest-styles.ts`). Until then what it styles keeps its place unseen. Without scripts it blocks as usual.
 */
const untilStyled =
  '@layer states{@media (scripting:enabled){link[data-rest][media=print]~*{visibility:hidden}}}'

/** Conditions that hold for few, or only later; what stands under them never delays the first screenful. */
const laterConditions =
  /^@media\s*(?:print|\(forced-colors:\s*active\)|\(prefers-reduced-motion:\s*reduce\))$/

/** What only shows when something moves or is touched. */
const laterProperties = /^\s*(?:transition|animation|cursor|overscroll-behavior|scroll-(?:snap|behavior))/

/**
 * Divides a style sheet into what the first screenful needs and the rest, by the names that stand in its markup.
 * Custom properties, fonts and key frames come first only when something else that comes first uses them. Order
 * inside each part is kept; between the parts declared layers decide, as everywhere.
 */
export function splitStyles(css: string, firstScreen: string): SplitStyles {
  const screen = readFirstScreen(firstScreen)
  const used = wordsUsed(css, screen)
  return divide(css, screen, used)
}

function divide(css: string, screen: FirstScreen, used: string): SplitStyles {
  let first = ''
  let rest = ''
  for (const { prelude, body } of readBlocks(css)) {
    const whole = body === null ? `${prelude};` : `${prelude}{${body}}`
    switch (body === null ? 'statement' : kindOf(prelude)) {
      case 'group': {
        const inner = divide(body ?? '', screen, used)
        if (inner.first !== '') first += `${prelude}{${inner.first}}`
        if (inner.rest !== '') rest += `${prelude}{${inner.rest}}`
        break
      }
      case 'named':
        if (used.includes(nameOf(prelude, body ?? ''))) first += whole
        else rest += whole
        break
      case 'rule': {
        const needed = mayMatch(prelude, screen) ? splitOutside(body ?? '', ';') : []
        const now = needed.filter((one) => isUsed(one, used))
        const later = needed.filter((one) => !now.includes(one))
        if (now.length > 0) first += `${prelude}{${now.join(';')}}`
        if (later.length > 0) rest += `${prelude}{${later.join(';')}}`
        if (needed.length === 0) rest += whole
        break
      }
      case 'later':
        rest += whole
        break
      case 'statement':
        first += whole
    }
  }
  return { first, rest }
}

type Kind = 'group' | 'named' | 'rule' | 'later' | 'statement'

function kindOf(prelude: string): Kind {
  if (laterConditions.test(prelude)) return 'later'
  if (/^@(?:layer|media|supports|container|starting-style)\b/.test(prelude)) return 'group'
  if (/^@(?:font-face|keyframes)\b/.test(prelude)) return 'named'
  return prelude.startsWith('@') ? 'statement' : 'rule'
}

/** The name that others use: the family of a font, or that of key frames. */
function nameOf(prelude: string, body: string): string {
  const family = /font-family:\s*["']?([^;"']+)/.exec(body)?.[1]
  return family ?? prelude.replace(/^@keyframes\s+/, '')
}

function isUsed(declaration: string, used: string): boolean {
  if (laterProperties.test(declaration)) return false
  const property = /^\s*(--[\w-]+)/.exec(declaration)?.[1]
  return property === undefined || used.includes(`var(${property})`) || used.includes(`var(${property},`)
}

/** Values of the declarations that come first, and of the custom properties those use, as one text. */
function wordsUsed(css: string, screen: FirstScreen): string {
  let left = neededDeclarations(css, screen)
  let used = ''
  for (let found = left.filter((one) => isUsed(one, '')); found.length > 0; ) {
    used += found.join(';')
    left = left.filter((one) => !found.includes(one))
    found = left.filter((one) => isUsed(one, used))
  }
  return used
}

function neededDeclarations(css: string, screen: FirstScreen): string[] {
  return [...readBlocks(css)].flatMap(({ prelude, body }) => {
    const kind = body === null ? 'statement' : kindOf(prelude)
    if (kind === 'group') return neededDeclarations(body ?? '', screen)
    return kind === 'rule' && mayMatch(prelude, screen) ? splitOutside(body ?? '', ';') : []
  })
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
  const css = foldConstants([...head.matchAll(style)].map(([, body = '']) => withoutComments(body)).join(''))
  const root = /<html\b[^>]*>/.exec(head)?.[0] ?? ''
  const { first, rest } = splitStyles(css, root + html.slice(headEnd, fold))
  const after = html.slice(fold).replaceAll(foldMark, '')
  if (rest === '') return html.slice(0, fold) + after
  const firstScreen = `${head.replace(style, '')}<style>${first}${untilStyled}</style>${html.slice(headEnd, fold)}`
  const sheet = `<link rel="stylesheet" href="${keep(rest)}"`
  return `${firstScreen}${sheet} media="print" data-rest=""><noscript>${sheet}></noscript>${after}`
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '')
}
