import { listDivisions } from '@hongyan/domain/places/divisions'
import { inEach, type LocaleId, localeIds, localeOf, localisedIn, textIn } from '@hongyan/locales'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pointsAlong } from './arc.ts'
import { nameSize } from './map-label.tsx'
import { labelBox } from './place-labels.ts'
import { planRoute, type RouteStop, routePicture } from './plan-route.ts'

const cities = listDivisions('city')
const doing = inEach((id) => (localeOf(id).script === 'latin' ? 'out for delivery' : '到達轉運中心'))
/** Widths px of the map's box at which each level of names is shown. */
const widths = { narrow: [264, 280, 320, 343, 440, 559], wide: [560, 592, 713, 896, 985] } as const
const levels = ['narrow', 'wide'] as const

const way = fc.record({
  locale: fc.constantFrom(...localeIds),
  at: fc.uniqueArray(fc.nat(cities.length - 1), { minLength: 1, maxLength: 7 }),
  current: fc.nat(6),
})

function stopsOf({ locale, at, current }: { locale: LocaleId; at: readonly number[]; current: number }) {
  const now = current % at.length
  return at.flatMap((city, index): RouteStop[] => {
    const { name, longitude: lon, latitude: lat } = cities[city] ?? {}
    if (!name || lon === undefined || lat === undefined) return []
    const label = textIn(name, locale).replace(/ City$/, '')
    const state = index < now ? 'passed' : index > now ? 'ahead' : 'current'
    return [
      {
        lon,
        lat,
        label,
        state,
        ...(index === now && { labelWithState: `${label} · ${localisedIn(doing, locale).text}` }),
      },
    ]
  })
}

function namesIn(plan: ReturnType<typeof planRoute>, level: (typeof levels)[number], width: number) {
  const frame = { width, height: width * (routePicture.height / routePicture.width) }
  return plan.names[level].map(({ wish, place }) => ({
    wish,
    at: { x: wish.x * frame.width, y: wish.y * frame.height },
    place,
    box: place && labelBox(wish, place, frame, nameSize),
  }))
}

type Box = NonNullable<ReturnType<typeof namesIn>[number]['box']>

function distance({ left, top, right, bottom }: Box, { x, y }: { x: number; y: number }): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

it('no name lies on the way, on a mark or on another name, or reads as that of another mark', () => {
  fc.assert(
    fc.property(way, (one) => {
      const plan = planRoute(stopsOf(one))
      const along = plan.legs.flatMap(({ arc }) => [arc.from, ...pointsAlong(arc, 120), arc.to])
      for (const level of levels)
        for (const width of widths[level]) {
          const scale = width / routePicture.width
          const names = namesIn(plan, level, width)
          for (const [index, { wish, at, place, box }] of names.entries()) {
            if (!box || !place) continue
            const of = `${wish.text} at ${width} px`
            expect(Math.min(box.left, box.top), of).toBeGreaterThanOrEqual(0)
            expect(box.right, of).toBeLessThanOrEqual(width)
            const met = along.filter((spot) => distance(box, { x: spot.x * scale, y: spot.y * scale }) < 1.5)
            expect(met, of).toEqual([])
            for (const other of names) {
              if (other.wish === wish) continue
              const apart = distance(box, other.at) - other.wish.radius
              expect(apart, `${of}, ${other.wish.text}`).toBeGreaterThan(0)
              // One with a line to its mark is that mark's, however near another is.
              const between = Math.hypot(at.x - other.at.x, at.y - other.at.y)
              const clear = Math.min(7, between * 0.39)
              if (!place.led) expect(apart, of).toBeGreaterThan(distance(box, at) - wish.radius + clear)
            }
            for (const { box: other, wish: its } of names.slice(index + 1)) {
              const isApart =
                !other ||
                box.right <= other.left ||
                other.right <= box.left ||
                box.bottom <= other.top ||
                other.bottom <= box.top
              expect(isApart, `${of}, ${its.text}`).toBe(true)
            }
          }
        }
    }),
    { numRuns: 120 },
  )
})

it('where it is, and both ends of the way, are named nearly always', () => {
  const random = fc.sample(way, { numRuns: 150, seed: 7 })
  for (const level of levels) {
    const plans = random.map((one) =>
      planRoute(stopsOf(one)).names[level].filter(({ wish }) => wish.weight === 3),
    )
    const wanted = plans.flat()
    const named = wanted.filter(({ place }) => place !== null)
    expect(named.length / wanted.length, level).toBeGreaterThan(0.95)
  }
})
