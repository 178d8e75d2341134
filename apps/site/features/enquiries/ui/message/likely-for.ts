import type { LikelyAnswer } from '../../likely-answers.ts'

const most = 3

/** What a message may be answered by: the waybill it names, and the questions it asks; the first ones before it asks any. */
export function likelyFor(
  written: string,
  likely: readonly LikelyAnswer[],
): { readonly number: string | null; readonly answers: readonly LikelyAnswer[] } {
  const number = /HY\d{12}/i.exec(written)?.[0].toUpperCase() ?? null
  const asked = likely.filter(({ words }) => new RegExp(words, 'i').test(written))
  const answers = asked.length > 0 || number !== null ? asked : likely
  return { number, answers: answers.slice(0, number === null ? most : most - 1) }
}
