import { recogniseNumber } from '@hongyan/domain/numbers/recognise-number'

const most = 3

/** The numbers that fit their check digit once two digits side by side change places: the commonest slip after a wrong digit. */
export function swappedNumbers(number: string): readonly string[] {
  const [, prefix = '', digits = ''] = /^(HY[AC]?|HO)(\d+)$/.exec(number) ?? []
  const swaps = [...digits].flatMap((digit, at) => {
    const next = digits[at + 1]
    if (next === undefined || next === digit) return []
    const swapped = `${prefix}${digits.slice(0, at)}${next}${digit}${digits.slice(at + 2)}`
    const read = recogniseNumber(swapped)
    return read.kind === 'invalid' || read.kind === 'ambiguous' ? [] : [swapped]
  })
  return [...new Set(swaps)].slice(0, most)
}
