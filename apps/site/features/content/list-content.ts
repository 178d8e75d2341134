import { collection, itemCode, siteContent } from '@hongyan/content'
import { type LocaleId, localeOf } from '@hongyan/locales'
import { pathIn, paths } from '../../paths.ts'
import { type ContentEntry, contentTypes } from './content-entry.ts'

type Entry = Omit<ContentEntry, 'content'> & { readonly document: unknown }

/** Every entry of a kind in a language, newest first; banners and pages keep their own order. */
export function listContent(contentType: ContentEntry['contentType'], locale: LocaleId): readonly Entry[] {
  switch (contentType) {
    case contentTypes.banner:
      return siteContent(locale).home.banner.slides.map((slide) => ({
        contentCode: `100025-banner-${slide.id}${localeOf(locale).cmsSuffix}`,
        contentType,
        title: slide.title.join(''),
        summary: slide.lead,
        date: null,
        link: null,
        document: slide,
      }))
    case contentTypes.news:
      return newestFirst(
        [...collection('news', locale).values()].map((item) => ({
          contentCode: itemCode('news', item.id, locale),
          contentType,
          title: item.title,
          summary: item.summary,
          date: item.date,
          link: paths.newsItem(locale, item.id),
          document: item,
        })),
      )
    case contentTypes.video:
      return newestFirst(
        [...collection('video', locale).values()].map((item) => ({
          contentCode: itemCode('video', item.id, locale),
          contentType,
          title: item.title,
          summary: item.summary,
          date: item.date,
          link: pathIn(locale, item.path),
          document: item,
        })),
      )
    case contentTypes.dynamic:
      return [...collection('page', locale).values()].map((item) => ({
        contentCode: itemCode('page', item.path, locale),
        contentType,
        title: item.name,
        summary: item.hero.lead,
        date: item.updated,
        link: pathIn(locale, item.path),
        document: item,
      }))
  }
}

function newestFirst(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted(
    (one, other) =>
      (other.date ?? '').localeCompare(one.date ?? '') || one.contentCode.localeCompare(other.contentCode),
  )
}
