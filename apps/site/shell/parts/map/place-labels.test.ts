import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LabelWish, labelBox, placeLabels } from './place-labels.ts'

const frames = [
  { width: 320, height: 260 },
  { width: 900, height: 731 },
]
const fontSize = 13

const wish = fc.record({
  x: fc.double({ min: 0.02, max: 0.98, noNaN: true }),
  y: fc.double({ min: 0.02, max: 0.98, noNaN: true }),
  text: fc.constantFrom('武汉', '乌鲁木齐', 'Shanghai', 'Ho Chi Minh City', 'Zhengzhou', '广州'),
  radius: fc.constantFrom(4, 13),
  padding: fc.constantFrom(0, 8),
})

function disjoint(a: ReturnType<typeof labelBox>, b: ReturnType<typeof labelBox>): boolean {
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
}

describe('places of names on the map', () => {
  it('stay inside every frame and never cover one another or a dot', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 18 }), (wishes: LabelWish[]) => {
        const places = placeLabels(wishes, { frames, fontSize })
        expect(places).toHaveLength(wishes.length)
        for (const frame of frames) {
          const boxes = wishes.flatMap((one, index) => {
            const place = places[index]
            return place ? [{ index, box: labelBox(one, place, frame, fontSize) }] : []
          })
          for (const { index, box } of boxes) {
            expect(box.left).toBeGreaterThanOrEqual(0)
            expect(box.top).toBeGreaterThanOrEqual(0)
            expect(box.right).toBeLessThanOrEqual(frame.width)
            expect(box.bottom).toBeLessThanOrEqual(frame.height)
            for (const other of boxes) if (other.index > index) expect(disjoint(box, other.box)).toBe(true)
            for (const [at, dot] of wishes.entries()) {
              const [x, y] = [dot.x * frame.width, dot.y * frame.height]
              const point = { left: x, right: x, top: y, bottom: y }
              if (at !== index) expect(disjoint(box, point)).toBe(true)
            }
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  it('gives the same places to the same wishes', () => {
    const wishes = [
      { x: 0.5, y: 0.5, text: 'Wuhan', radius: 4 },
      { x: 0.52, y: 0.5, text: 'Shanghai', radius: 4 },
    ]
    expect(placeLabels(wishes, { frames, fontSize })).toEqual(placeLabels(wishes, { frames, fontSize }))
  })

  it('names every one of a few dots that stand apart', () => {
    const wishes = [0.2, 0.4, 0.6, 0.8].map((at) => ({ x: at, y: at, text: 'Guangzhou', radius: 4 }))
    expect(placeLabels(wishes, { frames, fontSize })).not.toContain(null)
  })
})

it('names that must stand right beside their dots are left out where only a led place is free', () => {
  const dots = [-1, 1].map(
    (side): LabelWish => ({ x: 0.5 + side * 0.05, y: 0.5, text: '', radius: 14, places: [] }),
  )
  const wishes: LabelWish[] = [{ x: 0.5, y: 0.5, text: 'Ho Chi Minh City', radius: 4 }, ...dots]
  const [free] = placeLabels(wishes, { frames, fontSize })
  const [near] = placeLabels(wishes, { frames, fontSize, near: true })
  expect([free?.led, near]).toEqual([true, null])
})
