import { picturesMessages } from '@hongyan/content'
import { fill, formatNumber, type LocaleId } from '@hongyan/locales'

/** Kilograms as people say them: tonnes from a thousand on. */
export function weightWords(locale: LocaleId, kilograms: number): string {
  const words = picturesMessages(locale)
  return kilograms >= 1000
    ? fill(words.tonnes, { value: formatNumber(locale, kilograms / 1000) })
    : fill(words.kilograms, { value: formatNumber(locale, kilograms) })
}

/** A band of weights: `20–30 kg`, `500 kg – 3 t`, `3 t and more`. */
export function bandWords(locale: LocaleId, from: number, to: number | null): string {
  if (to === null) return fill(picturesMessages(locale).andMore, { weight: weightWords(locale, from) })
  const sameUnit = from === 0 || from >= 1000 === to >= 1000
  if (!sameUnit) return `${weightWords(locale, from)} – ${weightWords(locale, to)}`
  const start = formatNumber(locale, to >= 1000 ? from / 1000 : from)
  return `${start}–${weightWords(locale, to)}`
}
