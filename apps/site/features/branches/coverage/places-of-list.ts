import type { LocatedAddress } from '@hongyan/domain'

/** Where the addresses of a list lie, as a form hands it on to its page: codes, of one address divided by `/`. */
export function writePlaces(located: readonly LocatedAddress[]): string {
  return located
    .map((one) => (one.kind === 'at' ? one.code : one.kind === 'ambiguous' ? `/${one.areas.join('/')}` : ''))
    .join(',')
}

/** The same as the page reads it; null where it is not of so many addresses. */
export function readPlaces(text: string | null, addresses: number): readonly LocatedAddress[] | null {
  const places = (text ?? '').split(',')
  if (text === null || places.length !== addresses) return null
  return places.map((place): LocatedAddress => {
    if (place === '') return { kind: 'unknown' }
    return place.startsWith('/')
      ? { kind: 'ambiguous', areas: place.slice(1).split('/') }
      : { kind: 'at', code: place }
  })
}
