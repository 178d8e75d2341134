import { sampleNetwork } from '@hongyan/domain/branches/sample-network'
import { addressRoot, childrenOf } from '@hongyan/domain/places/divisions'
import { localeIds } from '@hongyan/locales'
import { expect, it } from 'vitest'
import { nameSize } from '../../../../../shell/parts/map/map-label.tsx'
import { labelBox } from '../../../../../shell/parts/map/place-labels.ts'
import { project, within } from '../../../../../shell/parts/map/projection.ts'
import { presentCoverageOverview } from '../../present-overview.ts'
import { placeCoverageNames } from './place-coverage-names.ts'

const levels = [
  { widths: [280, 343, 432], dot: 3.5 },
  { widths: [432, 560, 640, 860], dot: 5.5 },
]

it.each(localeIds)(
  'no name of a province’s map stands on a district, and few are left out, in %s',
  (locale) => {
    const counts = { parts: 0, named: 0 }
    const over: string[] = []
    for (const { code } of childrenOf(addressRoot)) {
      const overview = presentCoverageOverview(sampleNetwork(), code, locale)
      const { window, spots } = overview
      for (const { widths, dot } of levels) {
        const { parts, around } = placeCoverageNames(overview, widths, dot)
        const names = parts.flatMap(({ wish, place }) => (place ? [{ wish, place }] : []))
        counts.parts += parts.length
        counts.named += names.length
        const middle = { dx: 0, dy: 0, anchor: 'middle' } as const
        for (const width of widths) {
          const frame = { width, height: (width * window.height) / window.width }
          const boxes = [...names, ...around.map((wish) => ({ wish, place: middle }))].map(
            ({ wish, place }) => ({
              ...labelBox(wish, place, frame, nameSize),
              of: `${wish.text} of ${code} at ${width} px`,
            }),
          )
          for (const spot of spots) {
            const at = within(window, project(spot.longitude, spot.latitude))
            const [x, y] = [at.x * frame.width, at.y * frame.height]
            for (const { left, right, top, bottom, of } of boxes) {
              const isOver = x > left - dot && x < right + dot && y > top - dot && y < bottom + dot
              if (isOver) over.push(of)
            }
          }
        }
      }
    }
    expect(over).toEqual([])
    expect(counts.named / counts.parts).toBeGreaterThan(0.75)
  },
)
