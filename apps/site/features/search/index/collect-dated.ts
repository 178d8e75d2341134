import { type Article, collection, type Notice } from '@hongyan/content'
import { type LocaleId, marksOf } from '@hongyan/locales'
import type { DocumentText } from './document.ts'
import { readPassages } from './read-passages.ts'

/** News, notices and industry trends. */
export function readDated(locale: LocaleId, now: number): readonly DocumentText[] {
  const news = [...collection('news', locale, now).values()].map((item) =>
    reading('news', `/news/${item.id}`, item, locale, item.place),
  )
  const notices = [...collection('notice', locale, now).values()].map((item) =>
    reading(item.kind, `/notice/${item.id}`, item, locale, item.areas.join(' ')),
  )
  return [...news, ...notices]
}

function reading(
  kind: 'news' | 'notice' | 'trend',
  path: string,
  item: Article | Notice,
  locale: LocaleId,
  keywords: string,
): DocumentText {
  const { title, summary, date, body } = item
  return {
    kind,
    path,
    date,
    isShown: true,
    text: {
      name: title,
      trail: [],
      description: summary,
      headings: body.flatMap((passage) => (passage.kind === 'heading' ? [passage.text] : [])),
      ...readPassages([summary, ...body.filter(({ kind }) => kind !== 'heading')], marksOf(locale), keywords),
    },
  }
}
