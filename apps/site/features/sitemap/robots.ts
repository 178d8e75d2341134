import { localeIds } from '@hongyan/locales'
import { pathIn } from '../../paths.ts'

/** What crawlers have no business with: calls, and pages that are somebody's own or a question's answer. */
const kept = ['/route/', '/my', '/search?']

/** `robots.txt`: everything may be read but what is listed here. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /v1/',
    ...localeIds.flatMap((locale) => kept.map((path) => `Disallow: ${pathIn(locale, path)}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
