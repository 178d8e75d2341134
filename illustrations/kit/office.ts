import type { Group } from 'three'
import { mix, type Paint, paint } from './palette.ts'
import { box, group, type Vec } from './solid.ts'

const spandrel = mix('#dfe3e8')

/** A block with ribbon windows on the two walls one sees, `floors` of them, fins between panes. */
export function officeBlock([w, h, d]: Vec, floors: number, wall: Paint = paint.white): Group {
  const block = group(box([w, h, d], wall, [0, 0, 0], 0.07))
  const pitch = h / floors
  for (let floor = 0; floor < floors; floor++) {
    const y = floor * pitch + pitch * 0.28
    const high = pitch * 0.54
    block.add(
      box([w - 0.36, high, 0.06], paint.glass, [0, y, d / 2], 0.015),
      box([0.06, high, d - 0.36], paint.glass, [w / 2, y, 0], 0.015),
      box([w - 0.2, 0.07, 0.2], spandrel, [0, y - 0.08, d / 2], 0.02),
      box([0.2, 0.07, d - 0.2], spandrel, [w / 2, y - 0.08, 0], 0.02),
    )
  }
  const fins = (length: number) => {
    const count = Math.round(length / 0.62)
    return Array.from({ length: count - 1 }, (_, fin) => ((fin + 1) / count - 0.5) * length)
  }
  for (const x of fins(w - 0.36)) block.add(box([0.07, h - 0.3, 0.13], wall, [x, 0.1, d / 2 + 0.01], 0.02))
  for (const z of fins(d - 0.36)) block.add(box([0.13, h - 0.3, 0.07], wall, [w / 2 + 0.01, 0.1, z], 0.02))
  block.add(
    box([w - 0.2, 0.06, d - 0.2], paint.inkSoft, [0, h, 0], 0.02),
    ...[-1, 1].flatMap((side) => [
      box([w + 0.14, 0.3, 0.2], paint.ink, [0, h - 0.08, (side * (d - 0.06)) / 2], 0.05),
      box([0.2, 0.3, d + 0.14], paint.ink, [(side * (w - 0.06)) / 2, h - 0.08, 0], 0.05),
    ]),
  )
  return block
}
