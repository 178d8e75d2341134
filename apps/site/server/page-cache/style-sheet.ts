import { foldConstants } from './fold-constants.ts'
import { readBlocks, splitOutside } from './read-styles.ts'

/** One part of a style sheet, by how it finds its place among the styles of the first screenful or the rest. */
export type StylePart =
  | { readonly kind: 'group'; readonly prelude: string; readonly parts: readonly StylePart[] }
  | { readonly kind: 'rule'; readonly selectors: string; readonly declarations: readonly string[] }
  /** A font or key frames: it goes with those who use its name. */
  | { readonly kind: 'named'; readonly name: string; readonly text: string }
  | { readonly kind: 'later'; readonly text: string }
  | { readonly kind: 'statement'; readonly text: string }

/** Conditions that hold for few, or only later; what stands under them never delays the first screenful. */
const laterConditions =
  /^@media\s*(?:print|\(forced-colors:\s*active\)|\(prefers-reduced-motion:\s*reduce\))$/

/** A typeface that is fetched: until then one of the device with the same measures stands in, and the picture comes first. */
const isFetchedFace = (text: string): boolean => text.startsWith('@font-face') && text.includes('url(')

export function readSheet(css: string): readonly StylePart[] {
  return [...readBlocks(css)].map(({ prelude, body }): StylePart => {
    if (body === null) return { kind: 'statement', text: `${prelude};` }
    const text = `${prelude}{${body}}`
    if (laterConditions.test(prelude) || isFetchedFace(text)) return { kind: 'later', text }
    if (/^@(?:layer|media|supports|container|starting-style)\b/.test(prelude)) {
      return { kind: 'group', prelude, parts: readSheet(body) }
    }
    if (/^@(?:font-face|keyframes)\b/.test(prelude)) {
      const family = /font-family:\s*["']?([^;"']+)/.exec(body)?.[1]
      return { kind: 'named', name: family ?? prelude.replace(/^@keyframes\s+/, ''), text }
    }
    if (prelude.startsWith('@')) return { kind: 'statement', text }
    return { kind: 'rule', selectors: prelude, declarations: splitOutside(body, ';') }
  })
}

const known = new Map<string, readonly StylePart[]>()

/** All the styles of a page, read and with their constants written out. A build has as many as kinds of pages. */
export function pageSheet(css: string): readonly StylePart[] {
  const seen = known.get(css)
  if (seen !== undefined) return seen
  const sheet = withoutRepeats(readSheet(foldConstants(css.replace(/\/\*[\s\S]*?\*\//g, ''))))
  if (known.size < 200) known.set(css, sheet)
  return sheet
}

/** A widget that two parts of a page bring along stands in it twice; the later one decides, so the earlier may go. */
function withoutRepeats(sheet: readonly StylePart[]): readonly StylePart[] {
  const texts = sheet.map((part) => JSON.stringify(part))
  return sheet.filter(({ kind }, at) => kind === 'statement' || !texts.includes(texts[at] ?? '', at + 1))
}
