import { prohibitedMessages, siteContent, type Tdk, tdkOf } from '@hongyan/content'
import { type AmountField, amountFields } from '@hongyan/domain/prohibited/amounts'
import { type TransportMode, transportModes } from '@hongyan/domain/prohibited/vocabulary'
import { fill, type LocaleId } from '@hongyan/locales'
import { type PageHead, pageHead } from '../../shell/head.ts'
import type { PageContext } from '../../shell/page-context.ts'
import { type ItemAnswer, type ItemChoice, type ItemList, type ItemService, readName } from './item-answer.ts'
import type { ItemNeeds } from './needs.ts'
import { type ReadAmounts, readAmounts } from './read-amounts.ts'
import { wayIn } from './way-in-words.ts'

/** What people ask about most. */
const popular = [
  'power-bank',
  'perfume',
  'lighter',
  'baijiu',
  'cold-medicine',
  'dry-ice',
  'drone',
  'self-heating-pot',
]

/** What the page shows. */
export type ProhibitedPage = {
  readonly locale: LocaleId
  /** As the visitor asked, without stray spaces; empty before a question. */
  readonly query: string
  /** The form was sent without a name. */
  readonly asksNothing: boolean
  readonly mode: TransportMode
  /** What stands in the helper's fields, as typed. */
  readonly typed: Readonly<Record<AmountField, string>>
  readonly problems: ReadAmounts['problems']
  readonly answer: ItemAnswer
  readonly list: ItemList
  /** How the whole list falls out for every way of travel. */
  readonly counts: ReturnType<ItemService['counts']>
  readonly hotline: string
  /** Things people often ask about. */
  readonly popular: readonly ItemChoice[]
}

/** The way most parcels go, which the form sends where nobody chose. */
const usualWay = 'express'

/**
 * Reads the address of the page and asks. Where the usual way of travel stands, a way that the question itself
 * names is what people mean.
 */
export async function loadProhibited({
  locale,
  query: asked,
  services,
}: PageContext<ItemNeeds>): Promise<ProhibitedPage> {
  const written = readName(asked.get('q'))
  const chosen = transportModes.find((one) => one === asked.get('mode')) ?? usualWay
  const mode = chosen === usualWay ? (wayIn(written) ?? chosen) : chosen
  const { measured, problems } = readAmounts((field) => asked.get(field))
  const item = written === '' ? asked.get('item') : null
  const answer = await services.items.answer({ name: written, item, mode, measured }, locale.id)
  return {
    locale: locale.id,
    query: item !== null && answer.kind === 'item' ? answer.item.name : written || readName(item),
    asksNothing: asked.has('q') && written === '' && item === null,
    mode,
    typed: typedIn(asked),
    problems,
    answer,
    list: services.items.list(mode, locale.id),
    counts: services.items.counts(),
    hotline: siteContent(locale.id).support.hotline,
    popular: services.items.name(popular, mode, locale.id),
  }
}

function typedIn(asked: URLSearchParams): ProhibitedPage['typed'] {
  return Object.fromEntries(
    amountFields.map((field) => [field, (asked.get(field) ?? '').slice(0, 20)]),
  ) as ProhibitedPage['typed']
}

/** Head of the page. What was asked stands in the title only when it is a thing of the list. */
export function prohibitedHead({ locale, query, answer }: ProhibitedPage): PageHead {
  const tdk: Tdk = tdkOf('/prohibited', locale)
  if (query === '') return pageHead(tdk)
  const words = prohibitedMessages(locale)
  const title = answer.kind === 'item' ? fill(words.pageTitle, { name: answer.item.name }) : words.title
  return { ...pageHead(tdk), title, robots: 'noindex' }
}
