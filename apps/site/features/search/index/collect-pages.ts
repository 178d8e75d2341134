import { type Block, type ContentPage, collection } from '@hongyan/content'
import { type LocaleId, marksOf, readsSource } from '@hongyan/locales'
import type { DocumentText } from './document.ts'
import { readPassages } from './read-passages.ts'

/** Content pages. */
export function readPages(locale: LocaleId, now: number): readonly DocumentText[] {
  const pages = collection('page', locale, now)
  return [...pages.values()].map((page) => ({
    kind: 'page',
    path: page.path,
    date: null,
    isShown: page.isEnShow || readsSource(locale),
    text: {
      name: page.name,
      trail: trailOf(page, pages),
      description: page.hero.lead,
      headings: [page.head.title, page.hero.title.join(''), ...page.blocks.flatMap(headingOf)],
      passages: [
        page.hero.lead,
        page.head.description,
        ...page.blocks.flatMap((block) => passagesOf(block, locale)),
      ],
      keywords: page.head.keyword,
    },
  }))
}

function headingOf(block: Block): readonly string[] {
  if (!('title' in block)) return []
  return typeof block.title === 'string' ? [block.title] : block.title
}

function passagesOf(block: Block, locale: LocaleId): readonly string[] {
  // What it lists are documents of their own.
  if (block.kind === 'latest' || block.kind === 'call') return []
  const { title: _, ...rest } = block as Block & { title?: unknown }
  return readPassages(rest, marksOf(locale))
}

function trailOf(page: ContentPage, pages: ReadonlyMap<string, ContentPage>): readonly string[] {
  const names: string[] = []
  const seen = new Set([page.path])
  for (let at = page.parent; at !== null && !seen.has(at); ) {
    seen.add(at)
    const parent = pages.get(at)
    if (parent !== undefined) names.unshift(parent.name)
    at = parent?.parent ?? null
  }
  return names
}
