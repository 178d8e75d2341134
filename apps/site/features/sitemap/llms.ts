import { collection, type PageKind, siteContent, tdkOf, wordMessages } from '@hongyan/content'
import { type LocaleId, localeIds, locales, rootId } from '@hongyan/locales'
import { pathIn } from '../../paths.ts'
import type { ListedPage } from './listed-pages.ts'
import { sitemapPath } from './sitemap.ts'

const sections = [
  'Services',
  'Technology and programs',
  'Industries and customers',
  'Air cargo',
  'Company',
  'Terms and policies',
] as const

/** Where a page stands in the document. */
const sectionOf: Readonly<Record<PageKind, (typeof sections)[number]>> = {
  hub: 'Services',
  service: 'Services',
  addition: 'Services',
  software: 'Technology and programs',
  hardware: 'Technology and programs',
  technology: 'Technology and programs',
  programme: 'Technology and programs',
  solution: 'Industries and customers',
  case: 'Industries and customers',
  air: 'Air cargo',
  document: 'Air cargo',
  company: 'Company',
  sustainability: 'Company',
  help: 'Company',
  legal: 'Terms and policies',
}

/** The language the document itself is written in. */
const written: LocaleId = 'en-US'

/** `llms.txt`: what this site is and where to read on, for programs that read for somebody. */
export function llms(origin: string, listed: readonly ListedPage[], at: number): string {
  const [{ brand }, { brand: other }] = [wordMessages(written), wordMessages(rootId)]
  const { support } = siteContent(written, at)
  const pages = [...collection('page', written, at).values()]
  const lineOf = (path: string, name: string, about: string): readonly string[] => {
    const languages = listed.find((page) => page.path === path)?.languages ?? []
    if (!languages.includes(written)) return []
    const others = languages
      .filter((locale) => locale !== written)
      .map((locale) => `[${locales[locale].ownName}](${origin}${pathIn(locale, path)})`)
    return [`- [${name}](${origin}${pathIn(written, path)}): ${about} (${others.join(', ')})`]
  }
  const tools = siteContent(written, at).tdkList.entries.flatMap(({ path, title, description }) =>
    path === '/' ? [] : lineOf(path, title.replace(` - ${brand}`, ''), description),
  )
  return [
    other === brand ? `# ${brand}` : `# ${brand} (${other})`,
    '',
    `> ${tdkOf('/', written).description}`,
    '',
    `Customer service: ${support.hotline}, ${support.hours}, ${support.mail}. Every page exists in all languages under the same path: a prefix names the language.`,
    '',
    '## Languages',
    '',
    ...localeIds.map(
      (locale) =>
        `- [${locales[locale].ownName}](${origin}${pathIn(locale, '/')}): ${tdkOf('/', locale).description} ([sitemap](${origin}${sitemapPath(locale)}))`,
    ),
    '',
    '## Tools and lists',
    '',
    ...tools,
    ...sections.flatMap((section) => {
      const lines = pages
        .filter(({ kind }) => sectionOf[kind] === section)
        .flatMap(({ path, name, head }) => lineOf(path, name, head.description))
      return lines.length === 0 ? [] : ['', `## ${section}`, '', ...lines]
    }),
    '',
    '## For programs',
    '',
    `- [API description](${origin}/openapi.json): OpenAPI 3.1, the calls this site itself uses`,
    '',
  ].join('\n')
}
