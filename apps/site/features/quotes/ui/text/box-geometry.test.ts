import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commonScale, drawBox } from './box-geometry.ts'

const read = (text: string) => text.split(' ').map((pair) => pair.split(',').map(Number) as [number, number])
const distance = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]) =>
  Math.hypot(x1 - x2, y1 - y2)
const side = fc.integer({ min: 1, max: 300 })

describe('a drawn box', () => {
  it('shows every side at one scale, whatever its shape', () => {
    fc.assert(
      fc.property(
        side,
        side,
        side,
        fc.double({ min: 0.2, max: 4, noNaN: true }),
        (length, width, height, scale) => {
          const { measures } = drawBox({ length, width, height }, scale, 0.5)
          for (const [name, real] of Object.entries({ length, width, height })) {
            const { line } = measures[name as keyof typeof measures]
            expect(distance(line[0], line[1])).toBeCloseTo(real * scale, 6)
          }
        },
      ),
    )
  })

  it.each([0, 0.25, 0.5, 0.999])('is full to %d of its height', (share) => {
    const box = drawBox({ length: 60, width: 40, height: 100 }, 1, share)
    const [, bottom, top] = read(box.full.left)
    expect((bottom?.[1] ?? 0) - (top?.[1] ?? 0)).toBeCloseTo(share * 100, 0)
    expect(box.air).not.toBeNull()
  })

  it('has no air when it is full, nor when the goods weigh more than it holds', () => {
    for (const share of [1, 3]) expect(drawBox({ length: 1, width: 1, height: 1 }, 10, share).air).toBeNull()
  })

  it('stays in its frame beside its neighbours', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ length: side, width: side, height: side }), { minLength: 1, maxLength: 3 }),
        (boxes) => {
          const frame = { width: 210, height: 190 }
          const scale = commonScale(boxes, frame)
          const drawn = boxes.map((box) => drawBox(box, scale, 0.5))
          expect(drawn.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(frame.width + 1e-6)
          for (const { height } of drawn) expect(height).toBeLessThanOrEqual(frame.height + 1e-6)
        },
      ),
    )
  })
})
