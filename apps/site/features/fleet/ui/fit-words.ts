import { loadingMessages } from '@hongyan/content'
import type { Block } from '@hongyan/domain/loading/blocks'
import type { Fit, Shortfall } from '@hongyan/domain/loading/fit-piece'
import type { Orientation, Piece } from '@hongyan/domain/loading/shapes'
import { fill, formatNumber, type LocaleId, marksOf } from '@hongyan/locales'
import { inMetres, kilograms } from '../../../blocks/compartments/measure-words.ts'

const gramsPerKilogram = 1000

/** A weight in grams as kilograms, with a decimal only where there is one. */
export function grams(locale: LocaleId, weight: number): string {
  return kilograms(locale, Math.round(weight / (gramsPerKilogram / 10)) / 10)
}

/** The piece as it was read, so that a slip shows. */
export function pieceSentence(locale: LocaleId, { length, width, height, weight, count }: Piece): string {
  const centimetres = [length, width, height].map((side) => formatNumber(locale, side / 10)).join(' × ')
  const words = loadingMessages(locale)
  return fill(words.result, {
    size: `${centimetres} ${words.units.l}`,
    weight: grams(locale, weight),
    count: formatNumber(locale, count),
  })
}

/** Why it does not go in. */
export function shortfallSentence(locale: LocaleId, { limit, allowed, needed }: Shortfall): string {
  const measure = limit.endsWith('weight') ? grams : inMetres
  return fill(loadingMessages(locale).limits[limit], {
    allowed: measure(locale, allowed),
    needed: measure(locale, needed),
  })
}

/** Where it goes and how: places, way in, how it stands, what else it takes. */
export function fitSentences(
  locale: LocaleId,
  fit: Fit,
  piece: Piece,
  places: readonly string[],
): readonly string[] {
  const words = loadingMessages(locale)
  const { orientation, entry, blocks, spread, capacity } = fit
  const lies = orientation.tall !== piece.height
  const way = [words[entry], ...(lies ? [words.lying] : [])].join(marksOf(locale).comma)
  const counted = capacity < piece.count ? words.short : words.capacity
  return [
    placesSentence(locale, blocks, places),
    `${standing(locale, orientation)}${marksOf(locale).semicolon}${way}`,
    ...(spread === null
      ? []
      : [fill(words.spreadTo, { area: formatNumber(locale, Math.ceil(spread / 10_000) / 100) })]),
    ...(piece.count > 1 ? [fill(counted, { capacity, count: piece.count })] : []),
  ]
}

function standing(locale: LocaleId, { along, across, tall }: Orientation): string {
  return fill(loadingMessages(locale).stands, {
    along: inMetres(locale, along),
    across: inMetres(locale, across),
    tall: inMetres(locale, tall),
  })
}

function placesSentence(locale: LocaleId, blocks: readonly Block[], all: readonly string[]): string {
  const words = loadingMessages(locale)
  const comma = marksOf(locale).list
  const [first] = blocks
  if (first && first.names.length > 1) {
    return fill(words.joined, { count: first.names.length, places: first.names.join(comma) })
  }
  if (blocks.length === all.length && all.length > 1) return fill(words.allPlaces, { count: all.length })
  const free = new Set(blocks.flatMap(({ names }) => names))
  return fill(words.places, { places: runsOf(all, free).join(comma) })
}

/** Names that follow each other on the deck as one: `1–11`. */
function runsOf(all: readonly string[], free: ReadonlySet<string>): readonly string[] {
  const runs: string[][] = []
  for (const [index, name] of all.entries()) {
    if (!free.has(name)) continue
    const before = all[index - 1]
    if (before !== undefined && free.has(before)) runs.at(-1)?.push(name)
    else runs.push([name])
  }
  return runs.map((run) => (run.length === 1 ? (run[0] ?? '') : `${run[0]}\u2060–\u2060${run.at(-1)}`))
}
