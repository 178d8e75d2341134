import { carbonMessages, contentMessages, tdkOf } from '@hongyan/content'
import type { CarbonAnswer } from '@hongyan/domain/carbon/footprint'
import type { LinkQuestion } from '@hongyan/domain/carbon/read-link'
import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../paths.ts'
import { type PageHead, pageHead } from '../../shell/head.ts'
import type { PageContext } from '../../shell/page-context.ts'
import type { Crumb } from '../../shell/parts/breadcrumb/crumbs.ts'
import { wayWords } from './text/way-words.ts'

/** What the carbon page may ask. */
export type CarbonPages = {
  /** Reads an address of the carbon page, and works out what it asks for. */
  readonly carbon: (query: URLSearchParams) => {
    readonly question: LinkQuestion
    readonly answer: CarbonAnswer | null
  }
}

/** What the carbon page shows. */
export type CarbonPage = {
  readonly locale: LocaleId
  readonly question: LinkQuestion
  /** Null before a question, and while one has faults. */
  readonly answer: CarbonAnswer | null
  readonly crumbs: readonly Crumb[]
  /** Public origin, for links to keep. */
  readonly origin: string
}

/** Reads the address of the page and works out what it asks for. */
export function loadCarbon({ locale, query, origin, services }: PageContext<CarbonPages>): CarbonPage {
  const { id } = locale
  const words = carbonMessages(id)
  return {
    locale: id,
    origin,
    ...services.carbon(query),
    crumbs: [
      { name: contentMessages(id).home, href: paths.home(id) },
      { name: words.crumb, href: paths.sustainability(id) },
      { name: words.title, href: paths.carbon(id) },
    ],
  }
}

/** Head of the page: a result is nobody's search result. */
export function carbonHead({ locale, question }: CarbonPage): PageHead {
  const head = pageHead(tdkOf('/carbon', locale))
  if (question.kind === 'empty') return head
  const title =
    question.kind === 'shipment' ? wayWords(locale, question.shipment) : carbonMessages(locale).title
  return { ...head, title, robots: 'noindex' }
}
