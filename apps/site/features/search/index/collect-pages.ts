import { type Block, type ContentPage, collection } from '@hongyan/content'
import { type LocaleId, marksOf, readsSource } from '@hongyan/locales'
import type { DocumentText } from './document.ts'
import { readPassages } from './read-passages.ts'

/** Content pages. */
export function readPages(locale: LocaleId, now: number): readonly DocumentText[] {
  const pages = collection('page', locale, now)
  return [...pages.values()].flatMap((page) => [
    readPage(page, pages, locale),
    ...readPriceLists(page, locale),
  ])
}

function readPage(
  page: ContentPage,
  pages: ReadonlyMap<string, ContentPage>,
  locale: LocaleId,
): DocumentText {
  return {
    kind: 'page',
    path: page.path,
    date: null,
    isShown: page.isEnShow || readsSource(locale),
    text: {
      name: page.name,
      trail: trailOf(page, pages),
      description: page.head.description,
      headings: [page.head.title, page.hero.title.join(''), ...page.blocks.flatMap(headingOf)],
      ...readPassages(
        [page.hero.lead, page.head.description, ...page.blocks.flatMap((block) => withoutHeading(block))],
        marksOf(locale),
        page.head.keyword,
      ),
    },
  }
}

/** A list of all prices of a kind is asked for by its own name, and has an address on its page. */
function readPriceLists(page: ContentPage, locale: LocaleId): readonly DocumentText[] {
  return page.blocks.flatMap((block) => {
    if (block.kind !== 'service-prices' && block.kind !== 'packaging-prices') return []
    const { id, title, lead, ids } = block
    if (id === undefined || title === undefined || ids.length > 0) return []
    return {
      kind: 'page',
      path: `${page.path}#${id}`,
      date: null,
      isShown: page.isEnShow || readsSource(locale),
      text: {
        name: title,
        trail: [page.name],
        description: lead ?? page.head.description,
        headings: [],
        ...readPassages(lead, marksOf(locale)),
      },
    }
  })
}

function headingOf(block: Block): readonly string[] {
  if (!('title' in block)) return []
  return typeof block.title === 'string' ? [block.title] : block.title
}

/** What a block says under its heading; what others list are documents of their own. */
function withoutHeading(block: Block): readonly unknown[] {
  if (block.kind === 'latest' || block.kind === 'call') return []
  const { title: _, ...rest } = block as Block & { title?: unknown }
  return [rest]
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
