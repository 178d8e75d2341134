import { randomInt } from 'node:crypto'
import { checkDigits } from './check-digits.ts'
import { companyNumbers } from './company-numbers.gen.ts'
import type { NumberFormat, Numbers } from './number-format.ts'

type Issue = {
  readonly kinds: readonly NumberFormat['kind'][]
  /** The product that it is for; others have a format of their own. */
  readonly product?: string
  readonly pick?: (below: number) => number
  readonly numbers?: Numbers
}

/** A new number, its digits by chance: such numbers tell nothing about how many there are. Not checked for being unique. */
export function newNumber({
  kinds,
  product = 'others',
  pick = randomInt,
  numbers = companyNumbers,
}: Issue): string {
  const fit = numbers.formats.filter(({ kind }) => kinds.includes(kind))
  const format =
    fit.find(({ issuedFor }) => issuedFor.includes(product)) ??
    fit.find(({ issuedFor }) => issuedFor.includes('others'))
  if (!format) throw new Error(`no numbers of ${kinds.join(', ')} are given for ${product}`)
  const body = Array.from({ length: format.digits - 1 }, () => String(pick(10))).join('')
  return `${format.prefix}${body}${checkDigits[format.check](body)}${format.suffix}`
}
