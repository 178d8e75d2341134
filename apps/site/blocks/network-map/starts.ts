import type { NetworkMode } from '@hongyan/content'

/** A city and where its lines lead. */
export type Start = {
  readonly id: string
  readonly name: string
  readonly hub: boolean
  readonly ends: readonly string[]
  /** Places of its lines in the mode's list of routes. */
  readonly routes: readonly number[]
}

/** Every route once, under the city it starts from: hubs first, then whichever has more lines. */
export function startsOf({ cities, routes }: Pick<NetworkMode, 'cities' | 'routes'>): readonly Start[] {
  const known = new Map(cities.map((city) => [city.id, city]))
  const starts = [...new Set(routes.map(({ from }) => from))].map((id): Start => {
    const own = routes.flatMap((route, index) => (route.from === id ? [{ to: route.to, index }] : []))
    return {
      id,
      name: known.get(id)?.name ?? id,
      hub: known.get(id)?.kind === 'hub',
      ends: own.map(({ to }) => known.get(to)?.name ?? to),
      routes: own.map(({ index }) => index),
    }
  })
  return starts.sort((a, b) => Number(b.hub) - Number(a.hub) || b.ends.length - a.ends.length)
}
