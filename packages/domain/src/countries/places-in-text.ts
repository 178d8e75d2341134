import type { AddressSigns, PlaceInText, Stretch } from './postcode-areas.ts'

type Places = AddressSigns['places']

/**
 * Postcodes with the town behind them, the last first, as a house may have as many digits.
 * @param before what may stand in front of a postcode, as a pattern
 */
export function postcodeBeforeTown(before: string): Places {
  const pattern = new RegExp(`${before}(\\d{5})(?!\\d)([ ,]*)((?:\\p{L}[^,;|\\d\\r\\n\\t:]*)?)`, 'giu')
  return (text) =>
    [...text.matchAll(pattern)]
      .reverse()
      .map(({ index, 0: whole, 1: postcode = '', 2: gap = '', 3: town = '' }) => {
        const end = index + whole.length - town.length
        return {
          postcode: { start: index, end: end - gap.length },
          ...{ digits: postcode, state: null, townIs: 'first' as const },
          town: town === '' ? null : { start: end, end: index + whole.length },
        }
      })
}

/**
 * Towns with their state and their postcode behind them, with labels between them or without, the last first; then
 * postcodes with the town behind them and with none, where they stand by themselves.
 * @param state how a state is written, as a pattern
 */
export function townBeforePostcode(state: string): Places {
  const digits = '(\\d{5}(?:-\\d{4})?)(?![\\d-])'
  const town = "(\\p{L}[\\p{L}\\p{M} .'’-]*?)"
  const full = new RegExp(
    `(?<![\\p{L}\\d])${town}(?:[\\s,;|]+(?:state ?: ?)?|(?<=\\.))(?:(${state})(?!\\p{L})\\.?[\\s,;|]*)?(?:(?:zip(?: ?code)?|post(?:al )?code) ?: ?)?${digits}`,
    'giud',
  )
  const turned = new RegExp(`(?<=^|[,;|\\n\\t:] ?)${digits} +${town}(?=$|[,;|\\r\\n\\t])`, 'giud')
  const alone = new RegExp(`(?<=^|[,;|\\n\\t:] ?)${digits}(?=$|[,;|\\r\\n\\t])`, 'giud')
  const stretch = (found: readonly [number, number] | undefined): Stretch | null =>
    found === undefined ? null : { start: found[0], end: found[1] }
  return (text) => {
    const whole = [...text.matchAll(full)].map(
      ({ indices }) => [indices?.[1], indices?.[2], indices?.[3]] as const,
    )
    const behind = [...text.matchAll(turned)].map(
      ({ indices }) => [indices?.[2], undefined, indices?.[1]] as const,
    )
    const bare = [...text.matchAll(alone)].map(({ indices }) => [undefined, undefined, indices?.[1]] as const)
    return [whole, behind, bare]
      .flatMap((all) => all.reverse())
      .flatMap(([ofTown, ofState, ofDigits]): PlaceInText[] => {
        const postcode = stretch(ofDigits)
        if (postcode === null) return []
        const found = { postcode, town: stretch(ofTown), state: stretch(ofState) }
        return [{ ...found, digits: text.slice(postcode.start, postcode.end), townIs: 'last' }]
      })
  }
}
