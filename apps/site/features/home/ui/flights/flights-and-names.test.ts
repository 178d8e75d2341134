import { siteContent } from '@hongyan/content'
import { type LocaleId, localeIds, localeOf } from '@hongyan/locales'
import { expect, it } from 'vitest'
import { picture, planNetwork } from '../../../../blocks/network-map/plan-network.ts'
import { pointsAlong } from '../../../../shell/parts/map/arc.ts'
import { networkRatio } from '../../../../shell/parts/map/home-window.ts'
import { nameSize } from '../../../../shell/parts/map/map-label.tsx'
import { labelBox } from '../../../../shell/parts/map/place-labels.ts'
import { flightWays, nightFlights } from './night-flights.ts'

/** Half a side, picture units, of the square that an aircraft fits in however it turns. */
const craft = 15
const widths = { narrow: [392, 414, 500, 559], wide: [560, 760, 860, 950] } as const

it.each(localeIds)('no aircraft of the timetable meets a name wherever it flies, in %s', (locale) => {
  const air = airOf(locale)
  const ways = flightWays(locale, air)
  expect(ways.length).toBeGreaterThan(8)
  const hub = localeOf(locale).script === 'latin' ? ' hub' : '枢纽'
  const { marks } = planNetwork(air, (city) => city + hub, ways)
  const at = ways.flatMap((way) => [way.from, ...pointsAlong(way, 60), way.to])
  for (const level of ['narrow', 'wide'] as const) {
    for (const width of widths[level]) {
      const frame = { width, height: width / networkRatio }
      const scale = width / picture.width
      for (const { wish, places } of marks) {
        const place = places[level]
        const box = place && labelBox(wish, place, frame, nameSize)
        const met = at.filter(
          ({ x, y }) =>
            box &&
            (x + craft) * scale > box.left &&
            (x - craft) * scale < box.right &&
            (y + craft) * scale > box.top &&
            (y - craft) * scale < box.bottom,
        )
        expect(met, `${wish.text} at ${width} px`).toEqual([])
      }
    }
  }
})

it.each(localeIds)(
  'every city is named on phones and beside the words, with aircraft or without, in %s',
  (locale) => {
    const air = airOf(locale)
    const hub = localeOf(locale).script === 'latin' ? ' hub' : '枢纽'
    for (const ways of [flightWays(locale, air), []]) {
      const { marks } = planNetwork(air, (city) => city + hub, ways)
      for (const level of ['narrow', 'wide'] as const) {
        const unnamed = marks.filter(({ places }) => !places[level]).map(({ wish }) => wish.text)
        expect(unnamed, `${level}, ${ways.length} ways`).toEqual([])
      }
    }
  },
)

it.each(localeIds)('an aircraft is drawn where the map has its route and nowhere else, in %s', (locale) => {
  const air = airOf(locale)
  const idOf = (name: string) => air.cities.find((city) => city.name === name)?.id
  const flights = nightFlights(locale, air)
  const isDrawn = ({ from, to }: { readonly from: string; readonly to: string }) =>
    air.routes.some(
      (route) => [idOf(from), idOf(to)].includes(route.from) && [idOf(from), idOf(to)].includes(route.to),
    )
  expect(flights.some((flight) => !isDrawn(flight))).toBe(true)
  expect(flights.map(({ path }) => path !== null)).toEqual(flights.map(isDrawn))
})

function airOf(locale: LocaleId) {
  const air = siteContent(locale).home.network.modes.find(({ id }) => id === 'air')
  if (!air) throw new Error('no air network')
  return air
}
