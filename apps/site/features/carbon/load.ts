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
  /** What others send, with what it emits; nothing once something is asked. */
  readonly examples: readonly CarbonExample[]
  readonly crumbs: readonly Crumb[]
  /** Public origin, for links to keep. */
  readonly origin: string
}

type CarbonExample = {
  readonly shipment: ExampleShipment
  /** Its address, as a query. */
  readonly query: string
  readonly footprint: Footprint
}

type ExampleShipment = Pick<Shipment, 'from' | 'to' | 'grams' | 'mode'>

const byEachWay: readonly ExampleShipment[] = [
  { from: '110100', to: '310100', grams: 10_000, mode: 'road' },
  { from: '610100', to: '650100', grams: 500_000, mode: 'rail' },
  { from: '440300', to: 'DEFRA', grams: 35_000, mode: 'air' },
  { from: '330200', to: 'USLAX', grams: 800_000, mode: 'sea' },
]

/** One for each way of travel; where places have postcodes, by road within the country. */
const examples: readonly ExampleShipment[] = hasAreaTree
  ? byEachWay
  : [{ from: exampleLane[0], to: exampleLane[1], grams: 10_000, mode: 'road' }]

function exampleOf(shipment: ExampleShipment, { carbon }: CarbonPages): CarbonExample[] {
  const { from, to, grams, mode } = shipment
  const query = new URLSearchParams({ from, to, w: String(grams / 1000), mode })
  const { answer } = carbon(query)
  if (answer?.kind !== 'result') return []
  return [{ shipment, query: query.toString(), footprint: answer.result.footprint }]
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
    examples: asked.question.kind === 'shipment' ? [] : examples.flatMap((one) => exampleOf(one, services)),
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
