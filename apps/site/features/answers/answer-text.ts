import { answerMessages } from '@hongyan/content'
import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import type { RateBook } from '@hongyan/domain/quotes/quote-shipment'
import type { TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import { fill, type LocaleId, plural } from '@hongyan/locales'
import type { BriefAnswer } from '../../client/brief-answer.ts'
import { longestQuestion, type Marked } from '../../client/search-answer.ts'
import { paths } from '../../paths.ts'
import { briefPlace } from '../branches/needs.ts'
import { briefItem, type ItemNeeds } from '../prohibited-items/needs.ts'
import { briefQuote } from '../quotes/needs.ts'
import type { SearchNeeds } from '../search/needs.ts'
import { briefShipments } from '../tracking/needs.ts'
import type { Meant } from './parsing/meant.ts'
import { readQuestion } from './parsing/read-question.ts'

/** What the tools of the site stand on that answer without anybody's number. */
export type Tools = ItemNeeds & {
  readonly network: () => BranchNetwork
  readonly rates: () => RateBook
  readonly now: () => number
}

/** The tools, look-ups of shipments and the search. */
export type Engines = Tools &
  SearchNeeds & {
    readonly track: (numbers: readonly string[]) => Promise<readonly TrackingAnswer[]>
  }

/** Results of the search that are read in place. */
const mostResults = 5

/** Numbers that are read in place; more are a list, and have their page. */
const mostNumbers = 5

/** An answer by a tool of the site; null for a shipment number, and for what only the search can answer. */
export async function askTools(tools: Tools, meant: Meant, locale: LocaleId): Promise<BriefAnswer | null> {
  switch (meant.kind) {
    case 'price':
      return briefQuote(tools, meant, locale)
    case 'item':
      return briefItem(tools.items, meant.name, locale)
    case 'place':
      return briefPlace(tools, meant.address, locale)
    default:
      return null
  }
}

/** An answer to what was typed, whatever it is: what no tool knows is looked for in the whole site. */
export async function answerText(engines: Engines, text: string, locale: LocaleId): Promise<BriefAnswer> {
  const meant = readQuestion(text, engines.items.knows)
  if (meant.kind === 'tracking') return answerNumbers(engines, meant.numbers, locale)
  return (await askTools(engines, meant, locale)) ?? answerBySearch(engines, text, locale)
}

async function answerNumbers(
  { track, now }: Engines,
  numbers: readonly string[],
  locale: LocaleId,
): Promise<BriefAnswer> {
  const words = answerMessages(locale).tracking
  const rows = briefShipments(await track(numbers.slice(0, mostNumbers)), locale, now())
  const [only] = rows
  const one = rows.length === 1 && only !== undefined ? only : null
  return {
    engine: 'tracking',
    title: one?.text ?? plural(locale, numbers.length, words.title),
    text: one === null ? null : one.note,
    rows: one === null ? rows.map((row) => ({ ...row, note: null })) : [],
    more: { label: words.more, path: paths.track(locale, numbers) },
  }
}

async function answerBySearch({ search }: SearchNeeds, text: string, locale: LocaleId): Promise<BriefAnswer> {
  const words = answerMessages(locale).search
  const query = [...text.replace(/\s+/g, ' ')].slice(0, longestQuestion).join('')
  const { hits, total } = await search({ query, take: { all: mostResults } }, locale)
  const more = { label: words.more, path: paths.results(locale, query) }
  if (total === 0)
    return {
      engine: 'search',
      title: fill(words.none, { query }),
      text: words.noneText,
      rows: [],
      more: { label: words.contact, path: paths.consultation(locale) },
    }
  return {
    engine: 'search',
    title: plural(locale, total, words.title),
    text: null,
    rows: hits.map((hit) => ({
      text: plain(hit.title),
      note: plain(hit.text),
      figure: null,
      path: hit.path,
    })),
    more,
  }
}

function plain(pieces: Marked): string {
  return pieces.map(({ text }) => text).join('')
}
