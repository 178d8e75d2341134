import { carbonMessages } from '@hongyan/content'
import type { TransportMode } from '@hongyan/domain/carbon/legs/leg'
import type { Shipment } from '@hongyan/domain/carbon/shipment'
import { fill, formatWeight, type LocaleId, localeOf } from '@hongyan/locales'
import { cityName } from './step-words.ts'

/** A shipment in one line: how much, from where to where, and how. */
export function wayWords(
  locale: LocaleId,
  { grams, from, to, mode }: Pick<Shipment, 'grams' | 'from' | 'to' | 'mode'>,
): string {
  return fill(carbonMessages(locale).result.way, {
    ...goodsWords(locale, { grams, from, to }),
    mode: modeWord(locale, mode),
  })
}

/** How much, from where, and to where, by the names of places in texts. */
export function goodsWords(
  locale: LocaleId,
  { grams, from, to }: Pick<Shipment, 'grams' | 'from' | 'to'>,
): { readonly weight: string; readonly from: string; readonly to: string } {
  return {
    weight: formatWeight(locale, grams, 3),
    from: cityName(locale, from),
    to: cityName(locale, to),
  }
}

/** A mode in the middle of a sentence. */
export function modeWord(locale: LocaleId, mode: TransportMode): string {
  const word = carbonMessages(locale).form.modes[mode]
  return localeOf(locale).lowersWithin ? word.toLowerCase() : word
}
