import type { Group } from 'three'
import { solarField } from './energy.ts'
import { type Paint, paint } from './palette.ts'
import { box, group, plate, put, type Vec } from './solid.ts'

type WarehouseLook = {
  band?: Paint
  roof?: 'solar' | 'bare'
  /** Windows along the +x wall. */
  windows?: number
  /** The dock that stands open, counted from -x; -1 for none. */
  open?: number
}

function dock(open: boolean): Group {
  const door = open
    ? group(
        box([1.3, 1.72, 0.06], paint.ink, [0, 0.36, -0.02], 0.01),
        put(
          group(box([0.5, 0.42, 0.1], paint.wood), box([0.38, 0.34, 0.1], paint.wood, [0.46, 0, 0])),
          [-0.24, 0.37, 0],
        ),
        box([1.3, 0.22, 0.08], paint.grey, [0, 1.86, 0], 0.02),
      )
    : group(
        box([1.3, 1.72, 0.06], paint.grey, [0, 0.36, 0], 0.01),
        ...[0, 1, 2, 3, 4, 5].map((slat) =>
          box([1.26, 0.035, 0.09], paint.greyDeep, [0, 0.56 + slat * 0.26, 0], 0.01),
        ),
      )
  return group(
    door,
    ...[-0.72, 0.72].map((x) => box([0.16, 1.86, 0.2], paint.ink, [x, 0.34, 0.02], 0.03)),
    box([1.6, 0.18, 0.2], paint.ink, [0, 2.08, 0.02], 0.03),
    box([1.5, 0.34, 0.42], paint.inkSoft, [0, 0, 0.2], 0.03),
    ...[-0.5, 0.5].map((x) => box([0.18, 0.26, 0.1], paint.ink, [x, 0.04, 0.43], 0.03)),
  )
}

/** A warehouse about the middle of its footprint: docks on the +z wall, windows on the +x wall. */
export function warehouse(
  size: Vec,
  docks: number,
  { band = paint.red, roof = 'solar', windows = 0, open = -1 }: WarehouseLook = {},
): Group {
  const [w, h, d] = size
  const hall = group(
    box([w, h, d], paint.white, [0, 0, 0], 0.08),
    box([w + 0.1, 0.3, d + 0.1], paint.sandDeep, [0, 0, 0], 0.015),
    box([w + 0.06, 0.34, d + 0.06], band, [0, h - 0.5, 0], 0.02),
    box([w - 0.1, 0.12, d - 0.1], paint.inkSoft, [0, h - 0.02, 0], 0.02),
    ...[-1, 1].flatMap((side) => [
      box([w + 0.24, 0.34, 0.26], paint.ink, [0, h - 0.06, (side * d) / 2], 0.06),
      box([0.26, 0.34, d + 0.24], paint.ink, [(side * w) / 2, h - 0.06, 0], 0.06),
    ]),
  )
  const pitch = w / docks
  for (let index = 0; index < docks; index++) {
    const x = -w / 2 + pitch * (index + 0.5)
    hall.add(put(dock(index === open), [x, 0, d / 2 + 0.02]))
  }
  if (h > 2.6) {
    hall.add(box([w - 0.3, 0.1, 0.9], paint.ink, [0, 2.36, d / 2 + 0.46], 0.04))
    for (let tie = 0; tie <= docks; tie++) {
      const arm = plate([0, 0], [0.8, -0.28], 0.06, 0.05, paint.inkSoft)
      hall.add(put(group(arm), [-w / 2 + 0.3 + (tie * (w - 0.6)) / docks, 2.74, d / 2 + 0.04], -Math.PI / 2))
    }
  }
  for (let index = 0; index < windows; index++)
    hall.add(box([0.08, 0.62, 0.86], paint.glass, [w / 2, 1.3, d / 2 - 0.95 - index * 1.2], 0.03))
  if (roof === 'solar') hall.add(put(solarField(w - 0.7, d - 0.6), [0, h + 0.1, 0]))
  return hall
}
