import { type Article, articleMessages, wordMessages } from '@hongyan/content'
import { paths } from '../../paths.ts'
import { organizationId, type Place } from './place.ts'

/** A news item. It is changed on the day of its latest correction. */
export function newsArticle(article: Article, { locale, origin }: Place) {
  const words = articleMessages(locale.id)
  const author = {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: wordMessages(locale.id).brand,
    url: origin + paths.home(locale.id),
  } as const
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    datePublished: article.date,
    dateModified: [article.date, ...article.corrections.map(({ date }) => date)].toSorted().at(-1),
    inLanguage: locale.htmlLang,
    articleSection: words.categories[article.category],
    contentLocation: { '@type': 'Place', name: article.place },
    image: `${origin}/social/card-${locale.id}.png`,
    mainEntityOfPage: origin + paths.newsItem(locale.id, article.id),
    author,
    publisher: author,
  } as const
}
