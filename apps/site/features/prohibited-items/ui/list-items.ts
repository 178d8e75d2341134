import type { Amount } from '@hongyan/domain/prohibited/amounts'
import { judgeItem } from '@hongyan/domain/prohibited/judge-item'
import {
  type TransportMode,
  transportModes,
  type Verdict,
  type VerdictWithTerms,
  verdictsWithTerms,
  withTerms,
} from '@hongyan/domain/prohibited/vocabulary'
import type { LocaleId } from '@hongyan/locales'
import type { ItemList, VerdictCounts } from '../item-answer.ts'
import type { ItemBook } from './item-book.ts'

/** The verdict alone and as it is said; what cannot be judged does not go. */
export function verdictOf(
  book: ItemBook,
  id: string,
  mode: TransportMode,
  amount: Amount | null,
): { readonly verdict: Verdict; readonly said: VerdictWithTerms } {
  const item = book.items.get(id)
  const judged = item && judgeItem(item, book.rules, { mode, amount })
  if (!judged) return { verdict: 'no', said: 'no' }
  return { verdict: judged.verdict, said: withTerms(judged.verdict, judged.rule.terms, mode) }
}

/** The list for one way of travel, under its headings; what simply goes is not in it. */
export function listItems(book: ItemBook, mode: TransportMode, locale: LocaleId): ItemList {
  const words = book.words[locale]
  const things = [...book.items.values()].map((item) => ({
    id: item.id,
    name: words.items.get(item.id)?.name ?? item.name,
    group: book.rules.get(item.rules[item.usual] ?? '')?.group,
    ...verdictOf(book, item.id, mode, null),
  }))
  return {
    edition: book.edition,
    count: things.length,
    groups: book.groups
      .map(({ id }) => {
        const group = words.groups.get(id)
        const own = things.filter((thing) => thing.group === id)
        return {
          id,
          name: group?.name ?? id,
          official: group?.official ?? null,
          levels: verdictsWithTerms.toReversed().flatMap((said) => {
            const level = own.filter((thing) => thing.said === said)
            const verdict = level[0]?.verdict
            if (verdict === undefined || verdict === 'yes') return []
            return [{ verdict, said, things: level.map(({ id, name }) => ({ id, name })) }]
          }),
        }
      })
      .filter(({ levels }) => levels.length > 0),
  }
}

/** Verdicts of all things for every way of travel. */
export function countVerdicts(book: ItemBook): Readonly<Record<TransportMode, VerdictCounts>> {
  const counted = transportModes.map((mode) => {
    const counts = { no: 0, agreement: 0, conditions: 0, yes: 0 }
    for (const id of book.items.keys()) counts[verdictOf(book, id, mode, null).verdict] += 1
    return [mode, counts] as const
  })
  return Object.fromEntries(counted) as Record<TransportMode, VerdictCounts>
}
