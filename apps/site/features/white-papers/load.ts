import { siteContent } from '@hongyan/content'
import { standInOf } from '@hongyan/locales'
import { paths } from '../../paths.ts'
import type { PageHead } from '../../shell/head.ts'
import type { ConsentPages, PageContext } from '../../shell/page-context.ts'
import type { WhitePaperPage } from './ui/paper/page.tsx'
import { editionsOf, fileOf, lengthOf } from './ui/paper/paper-facts.ts'
import type { SubmittedPaperForm } from './ui/submitted-form.ts'
import { paperFormWords } from './ui/words.ts'

declare module '../../calls/form-outcome.ts' {
  interface FormOutcomes {
    readonly paper: { readonly form: SubmittedPaperForm }
  }
}

/** What the page of one paper shows; null for a paper nobody has written. */
export function loadWhitePaper(site: PageContext<ConsentPages>): WhitePaperPage | null {
  const { locale, path, services, submitted } = site
  const { items } = siteContent(locale.id).papers
  const paper = items.find(({ id }) => paths.paper('zh-CN', id) === path)
  const editions = paper === undefined ? [] : editionsOf(paper.id)
  // A language without an edition of its own hands out that of the language whose words stand in for its own.
  const edition =
    editions.find((one) => one.locale === locale.id) ??
    editions.find((one) => one.locale === standInOf(locale.id)?.id)
  if (paper === undefined || edition === undefined) return null
  return {
    locale: locale.id,
    paper,
    edition,
    others: items.filter(({ id }) => id !== paper.id),
    form: {
      locale: locale.id,
      paper: paper.id,
      words: paperFormWords(locale.id),
      consentVersion: services.consentVersion,
      editions: editions.map((one) => ({
        locale: one.locale,
        about: `${lengthOf(one, locale.id)} · ${fileOf(one, locale.id)}`,
      })),
      submitted: submitted?.kind === 'paper' ? submitted.form : null,
    },
  }
}

/** Head of the page. What came back to a form is nobody's search result. */
export function whitePaperHead({ paper, form }: WhitePaperPage, brand: string): PageHead {
  return {
    title: `${paper.title} - ${brand}`,
    description: paper.summary,
    keywords: paper.keyword,
    ...(form.submitted === null ? {} : { robots: 'noindex' }),
  }
}
