import { homeMessages, siteContent } from '@hongyan/content'
import { localeIds } from '@hongyan/locales'
import { describe, expect, it } from 'vitest'
import { networkRatio } from '../../shell/parts/map/home-window.ts'
import { nameSize } from '../../shell/parts/map/map-label.tsx'
import { labelBox } from '../../shell/parts/map/place-labels.ts'
import { picture, planNetwork } from './plan-network.ts'

const cases = localeIds.flatMap((locale) =>
  siteContent(locale).home.network.modes.map((mode) => ({ locale, id: mode.id, mode })),
)

describe('network map', () => {
  it.each(cases)('names every dot of $id in $locale, and no name covers another', ({ locale, mode }) => {
    const hub = (city: string) => `${city} ${homeMessages(locale).network.hub}`
    const { marks } = planNetwork(mode, hub)
    expect(marks.filter(({ place }) => !place).map(({ wish }) => wish.text)).toEqual([])
    for (const width of [392, 500, 760, 860, 950]) {
      const frame = { width, height: width / networkRatio }
      const boxes = marks.flatMap(({ wish, place }) =>
        place ? [labelBox(wish, place, frame, nameSize)] : [],
      )
      for (const [at, a] of boxes.entries()) {
        // A phone of 360 px cuts 16 px off both sides of the narrowest map.
        expect(a.left).toBeGreaterThanOrEqual(16)
        expect(a.top).toBeGreaterThanOrEqual(0)
        expect(a.right).toBeLessThanOrEqual(frame.width - 16)
        expect(a.bottom).toBeLessThanOrEqual(frame.height)
        for (const b of boxes.slice(at + 1)) {
          const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
          expect(apart, `${width} px`).toBe(true)
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
