import { type GoodsList, judgeGood } from '@hongyan/domain/orders/judge-goods'
import { bandsOf, bandText } from '@hongyan/domain/prohibited/bands'
import { judgeItem } from '@hongyan/domain/prohibited/judge-item'
import {
  isAir,
  type TransportMode,
  transportModes,
  type Verdict,
  withTerms,
} from '@hongyan/domain/prohibited/vocabulary'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { whileContentStands } from '../../server/operations/while-content-stands.ts'
import { indexNames, suggestItems } from './find-items.ts'
import {
  type ItemAnswer,
  type ItemChoice,
  type ItemQuestion,
  type ItemService,
  type ItemView,
  type OrderedAs,
  readName,
} from './item-answer.ts'
import { keyOf } from './item-key.ts'
import { guessItems, type NameBook, readItemName } from './read-item-name.ts'
import { measuredIn } from './read-measured.ts'
import { buildItemBook, type ItemBook } from './ui/item-book.ts'
import { countVerdicts, listItems, verdictOf } from './ui/list-items.ts'

const mostSuggestions = 6
/** Heading of batteries and what runs on them. */
const batteries = 'batteries'
/** Section of the national catalogue: the only source that our own headings follow. */
const catalogue = 'postal-catalogue'

/** The same that a page may ask, before anything is counted. */
export type ItemAnswers = Omit<ItemService, 'answer'> & {
  readonly answer: (question: ItemQuestion, locale: LocaleId) => ItemAnswer
}

/** Answers from the present content: its index is made at the first question, and again when content changes. */
export function createItemAnswers(now: () => number): ItemAnswers {
  const book = whileContentStands(now, buildSearchedBook)
  return {
    answer: (question, locale) => answerFrom(book(), question, locale),
    knows: (name) => ['listed', 'partly'].includes(readItemName(book(), name).kind),
    suggest: (typed, mode, locale) =>
      choicesOf(book(), suggestItems(book().names, readName(typed), mostSuggestions), mode, locale),
    name: (ids, mode, locale) => choicesOf(book(), ids, mode, locale),
    list: (mode, locale) => listItems(book(), mode, locale),
    counts: () => book().counts,
  }
}

/** The list with an index of its names in all languages, and its verdicts counted. */
type SearchedBook = ItemBook & NameBook & { readonly counts: ReturnType<typeof countVerdicts> }

/** The list at a moment, ready to be searched. */
export function buildSearchedBook(at: number): SearchedBook {
  const book = buildItemBook(at)
  const names = [...book.items.keys()].map((id) => ({
    id,
    names: localeIds.flatMap((locale) => {
      const item = book.words[locale].items.get(id)
      return item === undefined ? [] : [item.name, ...item.also]
    }),
    barred: transportModes.every((mode) => verdictOf(book, id, mode, null).verdict === 'no'),
  }))
  const index = indexNames(names)
  const isBattery = (id: string) =>
    book.items.get(id)?.rules.every((rule) => book.rules.get(rule)?.group === batteries)
  return {
    ...book,
    names: index,
    vague: new Set(book.vagueWords.map(keyOf)),
    batteries: [...index.all]
      .filter(([, ids]) => ids.every(isBattery))
      .map(([name]) => name)
      .sort((one, other) => other.length - one.length),
    counts: countVerdicts(book),
  }
}

/** The list as orders are judged by it. */
export function goodsListOf(book: SearchedBook): GoodsList {
  const { edition, items, rules } = book
  return { edition, items, rules, read: (name) => readItemName(book, name) }
}

/** A guess never says yes: it asks which thing is meant. `ordered` is what an order is answered for the same name. */
export function answerFrom(book: SearchedBook, question: ItemQuestion, locale: LocaleId): ItemAnswer {
  const name = readName(question.name)
  if (name === '') return answerById(book, question, locale)
  const ordered = orderedAs(book, name)
  const reading = readItemName(book, name)
  if (reading.kind === 'vague') return { kind: 'vague', ordered }
  const certain = reading.kind === 'listed'
  const found = 'ids' in reading ? reading.ids : guessItems(book, name).ids
  const measured = { ...measuredIn(name), ...question.measured }
  const [only, ...others] = found
  if (only === undefined) return { kind: 'unknown', ordered }
  const item = others.length === 0 ? viewOf(book, only, { ...question, measured }, locale) : null
  if (item !== null && (certain || item.verdict !== 'yes'))
    return { kind: 'item', guessed: !certain, item, ordered }
  const choices = choicesOf(book, found, question.mode, locale)
  return choices.length > 0 ? { kind: 'choices', choices, ordered } : { kind: 'unknown', ordered }
}

/** What an order comes to with a good of this name, for every way of travel. */
function orderedAs(book: SearchedBook, name: string): OrderedAs {
  const list = goodsListOf(book)
  return transportModes.map((mode) => {
    const { verdict } = judgeGood(list, { name, item: null, amount: null }, mode)
    return { mode, verdict }
  })
}

function answerById(book: SearchedBook, question: ItemQuestion, locale: LocaleId): ItemAnswer {
  if (!question.item) return { kind: 'nothing-asked' }
  const item = viewOf(book, question.item, question, locale)
  const ordered = orderedAs(book, item?.name ?? question.item)
  return item === null ? { kind: 'unknown', ordered } : { kind: 'item', guessed: false, item, ordered }
}

/** A thing in words, or null where a rule of it is missing: then nothing is known about it. */
function viewOf(
  book: ItemBook,
  id: string,
  { mode, measured }: ItemQuestion,
  locale: LocaleId,
): ItemView | null {
  const item = book.items.get(id)
  if (item === undefined) return null
  const amount = item.measure === null ? null : (measured[item.measure] ?? null)
  const judged = judgeItem(item, book.rules, { mode, amount })
  const words = book.words[locale]
  const rule = judged && words.rules.get(judged.rule.id)
  const named = words.items.get(id)
  const group = judged && words.groups.get(judged.rule.group)
  if (!judged || !rule || !named || !group) return null
  const { measure } = item
  return {
    id,
    name: named.name,
    also: named.also,
    group: { id: group.id, name: group.name },
    verdict: judged.verdict,
    said: withTerms(judged.verdict, judged.rule.terms, mode),
    measured:
      measure === null || judged.band === null
        ? null
        : {
            measure,
            amount,
            band: judged.band,
            assumed: judged.assumed,
            bands: bandsOf(measure).map((band, at) => {
              const own = book.rules.get(item.rules[at] ?? '')
              const verdict = own?.verdicts[mode] ?? 'no'
              return {
                text: bandText(band),
                verdict,
                said: withTerms(verdict, own?.terms ?? 'companies', mode),
              }
            }),
          },
    reason: rule.reason,
    conditions: judged.verdict === 'no' ? [] : isAir(mode) ? rule.air : rule.ground,
    instead: leadsElsewhere(judged.verdict, mode) ? rule.instead : null,
    un: judged.rule.un,
    sources: judged.rule.sources.flatMap((source) => {
      const known = words.sources.get(source)
      if (known === undefined) return []
      const { name, by, year } = known
      return [{ name, by, year, section: source === catalogue ? group.official : null }]
    }),
    modes: transportModes.map((way) => ({ mode: way, ...verdictOf(book, id, way, amount) })),
  }
}

/** Whether another way helps: where it may not go, or only by agreement because it leaves the road. */
function leadsElsewhere(verdict: Verdict, mode: TransportMode): boolean {
  return verdict === 'no' || (verdict === 'agreement' && mode !== 'express' && mode !== 'freight')
}

function choicesOf(
  book: ItemBook,
  ids: readonly string[],
  mode: TransportMode,
  locale: LocaleId,
): readonly ItemChoice[] {
  return ids.flatMap((id) => {
    const name = book.words[locale].items.get(id)?.name
    return name === undefined ? [] : [{ id, name, ...verdictOf(book, id, mode, null) }]
  })
}
