import { isWrittenAsOurs, recogniseNumber } from '@hongyan/domain/numbers/recognise-number'
import { splitNumbers } from '@hongyan/domain/numbers/split-numbers'

/** Kinds that no word or figure of a sentence has by chance. */
const unmistakable = new Set(['waybill', 'air-waybill', 'package'])

/**
 * Shipment numbers in a text. Within a sentence only those that are written as ours count; where the text holds nothing
 * else, all do. One with a wrong check digit counts: the tracking page says what is wrong with it.
 */
export function readNumbers(text: string): readonly string[] {
  const { numbers } = splitNumbers(text)
  const read = numbers.map((number) => recogniseNumber(number))
  if (
    isNothingElse(text) &&
    read.every((one) => one.kind !== 'invalid' || one.problem.kind === 'check-digit')
  )
    return numbers
  return numbers.filter((number, place) => {
    const one = read[place]
    if (one?.kind === 'invalid') return isWrittenAsOurs(number) && one.problem.kind === 'check-digit'
    return (
      one !== undefined && (unmistakable.has(one.kind) || (one.kind === 'order' && isWrittenAsOurs(number)))
    )
  })
}

function isNothingElse(text: string): boolean {
  return /^[\p{L}\p{N}\s,，;；、-]+$/u.test(text) && !/\p{Script=Han}/u.test(text)
}
