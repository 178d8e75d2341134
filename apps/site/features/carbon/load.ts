import { carbonMessages, contentMessages, tdkOf } from '@hongyan/content'
import { exampleLane, hasAreaTree } from '@hongyan/domain/addresses/area-form'
import type { CarbonAnswer, Footprint } from '@hongyan/domain/carbon/footprint'
import type { LinkQuestion } from '@hongyan/domain/carbon/read-link'
import type { Shipment } from '@hongyan/domain/carbon/shipment'
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
  /** One shipment by every way of travel, with what it emits; null once something is asked. */
  readonly example: (Omit<ExampleShipment, 'mode'> & { readonly footprints: readonly Footprint[] }) | null
  readonly crumbs: readonly Crumb[]
  /** Public origin, for links to keep. */
  readonly origin: string
}

type ExampleShipment = Pick<Shipment, 'from' | 'to' | 'grams' | 'mode'>

/** What many send within the country: by every way of travel where it lies at a sea and has rails. */
const example: ExampleShipment = hasAreaTree
  ? { from: '310100', to: '440100', grams: 100_000, mode: 'road' }
  : { from: exampleLane[0], to: exampleLane[1], grams: 100_000, mode: 'road' }

function exampleOf(
  { from, to, grams, mode }: ExampleShipment,
  { carbon }: CarbonPages,
): CarbonPage['example'] {
  const query = new URLSearchParams({ from, to, w: String(grams / 1000), mode })
  const { answer } = carbon(query)
  if (answer?.kind !== 'result') return null
  const footprints = answer.result.modes.flatMap((one) => (one.kind === 'footprint' ? [one.footprint] : []))
  return { from, to, grams, footprints }
}

/** Reads the address of the page and works out what it asks for. */
export function loadCarbon({ locale, query, origin, services }: PageContext<CarbonPages>): CarbonPage {
  const { id } = locale
  const words = carbonMessages(id)
  const asked = services.carbon(query)
  return {
    locale: id,
    origin,
    ...asked,
    example: asked.question.kind === 'shipment' ? null : exampleOf(example, services),
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
