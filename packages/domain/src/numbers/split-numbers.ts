import { companyNumbers } from './company-numbers.gen.ts'
import type { Numbers } from './number-format.ts'
import { meantNumbers, withoutOthers } from './pasted-text.ts'
import { isWrittenAsOurs, normaliseNumber, recogniseNumber } from './recognise-number.ts'

/** Longest text that is looked at, in characters: a pasted sheet column, not a book. */
const maximumText = 10_000
/** Pieces that one number may have been broken into by spaces. */
const maximumPieces = 6

/** Figures in frames count lines of a list: as plain digits they would join the number behind them. */
const framed = /[\u2460-\u24ff\u2776-\u2793\u3251-\u32bf]/g

/**
 * Finds the numbers in typed or pasted text, in order, duplicates merged, at most `max`; `dropped` counts the
 * rest. Dates, times, amounts and phones beside a number are none; words without a digit are ignored unless there is nothing else. A number broken by spaces is joined
 * when only the whole is a number.
 */
export function splitNumbers(
  text: string,
  max = 50,
  company: Numbers = companyNumbers,
): { numbers: string[]; dropped: number } {
  const lines = withoutOthers(
    text.slice(0, maximumText).replace(framed, ' ').normalize('NFKC'),
    company,
  ).split(/[^\p{L}\p{N}\p{Pd}\p{Cf}\u2212 \u00a0]+|\p{Script=Han}+/u)
  const numbers = new Set<string>()
  let firstWord: string | null = null
  for (const line of lines) {
    const pieces = line
      .split(/\s+/)
      .map(normaliseNumber)
      .filter((piece) => /[A-Z0-9]/.test(piece))
    for (const number of join(pieces, company)) {
      if (/\d/.test(number)) numbers.add(number)
      else firstWord ??= number
    }
  }
  if (numbers.size === 0 && firstWord !== null) numbers.add(firstWord)
  const all = meantNumbers([...numbers], company)
  return { numbers: [...all.slice(0, max)], dropped: Math.max(0, all.length - max) }
}

function join(pieces: readonly string[], company: Numbers): string[] {
  const result: string[] = []
  for (let i = 0; i < pieces.length; ) {
    const width = widthOfNumber(pieces, i, company)
    result.push(recogniseNumber(pieces.slice(i, i + width).join(''), company).number)
    i += width
  }
  return result
}

/** How many pieces from `start` make one number; one when nothing longer does. */
function widthOfNumber(pieces: readonly string[], start: number, company: Numbers): number {
  const first = pieces[start] ?? ''
  const prefixes = company.tracked.map(({ prefix }) => prefix)
  // A reference without a check digit may be the rest of ours: H Y660120260038.
  const isOwnBegun = prefixes.some((prefix) => prefix.startsWith(first))
  const isNumber = recogniseNumber(first, company).kind !== 'invalid'
  const mayBegin =
    /\d/.test(first) || prefixes.some((prefix) => prefix !== '' && first.startsWith(prefix.charAt(0)))
  if ((isNumber && !isOwnBegun) || !mayBegin) return 1
  for (let width = 2; width <= maximumPieces && start + width <= pieces.length; width += 1) {
    const joined = pieces.slice(start, start + width).join('')
    if (isWhole(joined, company)) return width
  }
  return 1
}

/** References have no check digit, so two of them would join into a third by chance: only checked numbers count. */
function isWhole(joined: string, company: Numbers): boolean {
  const reading = recogniseNumber(joined, company)
  if (reading.kind === 'invalid') return /^(check-digit|mistaken)$/.test(reading.problem.kind)
  return reading.kind !== 'order' || isWrittenAsOurs(joined, company)
}
