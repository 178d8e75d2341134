import {
  bandsOf,
  bandText,
  isAir,
  judgeItem,
  type TransportMode,
  transportModes,
  type Verdict,
} from '@hongyan/domain/prohibited'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { whileContentStands } from '../../server/operations/while-content-stands.ts'
import { findItems, type ItemNames, indexNames, suggestItems } from './find-items.ts'
import { measuredIn, withoutAmounts } from './read-measured.ts'
import {
  type ItemAnswer,
  type ItemChoice,
  type ItemQuestion,
  type ItemService,
  type ItemView,
  readName,
} from './ui/item-answer.ts'
import { buildItemBook, type ItemBook } from './ui/item-book.ts'
import { countVerdicts, listItems, verdictOf } from './ui/list-items.ts'
import { withoutWay } from './ui/way-in-words.ts'

const mostSuggestions = 6
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
    suggest: (typed, mode, locale) =>
      choicesOf(book(), suggestItems(book().names, readName(typed), mostSuggestions), mode, locale),
    name: (ids, mode, locale) => choicesOf(book(), ids, mode, locale),
    list: (mode, locale) => listItems(book(), mode, locale),
    counts: () => book().counts,
  }
}

/** The list with an index of its names in all languages, and its verdicts counted. */
export type SearchedBook = ItemBook & {
  readonly names: ItemNames
  readonly counts: ReturnType<typeof countVerdicts>
}

/** The list at a moment, ready to be searched. */
export function buildSearchedBook(at: number): SearchedBook {
  const book = buildItemBook(at)
  const names = [...book.items.keys()].map((id) => ({
    id,
    names: localeIds.flatMap((locale) => {
      const item = book.words[locale].items.get(id)
      return item === undefined ? [] : [item.name, ...item.also]
    }),
  }))
  return { ...book, names: indexNames(names), counts: countVerdicts(book) }
}

/** A guess never says yes: it asks which thing is meant. */
export function answerFrom(book: SearchedBook, question: ItemQuestion, locale: LocaleId): ItemAnswer {
  const name = readName(question.name)
  if (name === '') return answerById(book, question, locale)
  const written = findItems(book.names, name)
  const found = written.exact ? written : findItems(book.names, withoutWay(withoutAmounts(name)))
  const measured = { ...measuredIn(name), ...question.measured }
  const [only, ...others] = found.ids
  if (only === undefined) return { kind: 'unknown' }
  const item = others.length === 0 ? viewOf(book, only, { ...question, measured }, locale) : null
  if (item !== null && (found.exact || item.verdict !== 'yes')) {
    return { kind: 'item', guessed: !found.exact, item }
  }
  const choices = choicesOf(book, found.ids, question.mode, locale)
  return choices.length > 0 ? { kind: 'choices', choices } : { kind: 'unknown' }
}

function answerById(book: ItemBook, question: ItemQuestion, locale: LocaleId): ItemAnswer {
  if (!question.item) return { kind: 'nothing-asked' }
  const item = viewOf(book, question.item, question, locale)
  return item === null ? { kind: 'unknown' } : { kind: 'item', guessed: false, item }
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
    measured:
      measure === null || judged.band === null
        ? null
        : {
            measure,
            amount,
            band: judged.band,
            assumed: judged.assumed,
            bands: bandsOf(measure).map((band, at) => ({
              text: bandText(band),
              verdict: book.rules.get(item.rules[at] ?? '')?.verdicts[mode] ?? 'no',
            })),
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
    modes: transportModes.map((way) => ({ mode: way, verdict: verdictOf(book, id, way, amount) })),
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
    return name === undefined ? [] : [{ id, name, verdict: verdictOf(book, id, mode, null) }]
  })
}
