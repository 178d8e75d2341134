import { randomInt } from 'node:crypto'
import { givenNumbers } from './given-numbers.gen.ts'
import type { GivenFormat } from './number-format.ts'

type Issue = {
  readonly kinds: readonly GivenFormat['kind'][]
  /** The product that it is for; others have a format of their own. */
  readonly product?: string
  readonly pick?: (below: number) => number
  readonly formats?: readonly GivenFormat[]
}

/** A new number, its digits by chance: such numbers tell nothing about how many there are. Not checked for being unique. */
export function newNumber({
  kinds,
  product = 'others',
  pick = randomInt,
  formats = givenNumbers,
}: Issue): string {
  const fit = formats.filter(({ kind }) => kinds.includes(kind))
  const format =
    fit.find(({ givenFor }) => givenFor.includes(product)) ??
    fit.find(({ givenFor }) => givenFor.includes('others'))
  if (!format) throw new Error(`no numbers of ${kinds.join(', ')} are given for ${product}`)
  const body = Array.from({ length: format.digits - 1 }, () => String(pick(10))).join('')
  return `${format.prefix}${body}${format.check(body)}${format.suffix}`
}
