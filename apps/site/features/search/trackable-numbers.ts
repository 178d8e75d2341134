import { recogniseNumber } from '@hongyan/domain/numbers/recognise-number'
import { splitNumbers } from '@hongyan/domain/numbers/split-numbers'

/**
 * Shipment numbers in a question, when it holds nothing else. A number whose check digit is wrong counts: the
 * tracking page says what is wrong with it.
 */
export function trackableNumbers(query: string): readonly string[] {
  const { numbers } = splitNumbers(query)
  const read = numbers.map((number) => recogniseNumber(number))
  const plain = /^[\p{L}\p{N}\s,，;；、-]+$/u.test(query) && !/\p{Script=Han}/u.test(query)
  return plain && read.every((one) => one.kind !== 'invalid' || one.problem.kind === 'check-digit')
    ? numbers
    : []
}
