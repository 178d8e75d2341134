import { homeMessages, siteContent } from '@hongyan/content'
import { localeIds } from '@hongyan/locales'
import { describe, expect, it } from 'vitest'
import { pointsAlong } from '../../shell/parts/map/arc.ts'
import { networkRatio } from '../../shell/parts/map/home-window.ts'
import { nameSize } from '../../shell/parts/map/map-label.tsx'
import { labelBox } from '../../shell/parts/map/place-labels.ts'
import { picture, planNetwork } from './plan-network.ts'

const cases = localeIds.flatMap((locale) =>
  siteContent(locale).home.network.modes.map((mode) => ({ locale, id: mode.id, mode })),
)

/** Widths px at which each level of names is shown. */
const widthsOf = { narrow: [392, 414, 460, 500, 559], wide: [560, 700, 760, 860, 950] } as const
const levels = Object.entries(widthsOf) as [keyof typeof widthsOf, readonly number[]][]

describe('network map', () => {
  it.each(cases)('has names of $id in $locale that meet no route and no other name', ({ locale, mode }) => {
    const hub = (city: string) => `${city} ${homeMessages(locale).network.hub}`
    const { marks, arcs } = planNetwork(mode, hub)
    for (const [level, widths] of levels) {
      const named = marks.filter(({ places }) => places[level])
      expect(named.length, level).toBeGreaterThanOrEqual(marks.length * 0.6)
      for (const width of widths) {
        const frame = { width, height: width / networkRatio }
        const boxes = named.flatMap(({ wish, places }) => {
          const place = places[level]
          return place ? [{ text: wish.text, ...labelBox(wish, place, frame, nameSize) }] : []
        })
        const points = arcs.flatMap(({ arc }) =>
          [arc.from, ...pointsAlong(arc, 150), arc.to].map(({ x, y }) => ({
            x: (x * width) / picture.width,
            y: (y * width) / picture.width,
          })),
        )
        for (const [at, a] of boxes.entries()) {
          // A phone of 360 px cuts 16 px off both sides of the narrowest map.
          expect(a.left).toBeGreaterThanOrEqual(16)
          expect(a.top).toBeGreaterThanOrEqual(0)
          expect(a.right).toBeLessThanOrEqual(frame.width - 16)
          expect(a.bottom).toBeLessThanOrEqual(frame.height)
          const crossed = points.some(({ x, y }) => x > a.left && x < a.right && y > a.top && y < a.bottom)
          expect(crossed, `a route meets ${a.text} at ${width} px`).toBe(false)
          for (const b of boxes.slice(at + 1)) {
            const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
            expect(apart, `${a.text} and ${b.text} at ${width} px`).toBe(true)
          }
        }
      }
    }
  })

  it.each(cases)('draws every route of $id in $locale inside the picture', ({ mode }) => {
    const { arcs, marks } = planNetwork(mode, (city) => city)
    expect(arcs).toHaveLength(mode.routes.length)
    for (const { arc } of arcs) {
      for (const end of [arc.from, arc.to]) {
        expect(Math.min(end.x, end.y)).toBeGreaterThanOrEqual(0)
        expect(end.x).toBeLessThanOrEqual(picture.width)
        expect(end.y).toBeLessThanOrEqual(picture.height)
      }
    }
    const away = mode.cities.filter((city) => city.offMap)
    expect(marks.filter(({ mark }) => mark === 'none')).toHaveLength(away.length)
  })
})
