import type { Group } from 'three'
import { chance } from './chance.ts'
import { solarField } from './energy.ts'
import { mark } from './mark.ts'
import { type Paint, paint } from './palette.ts'
import { box, cylinder, group, plate, put, type Vec } from './solid.ts'

export type WarehouseLook = {
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

/** A warehouse about the middle of its footprint: docks on the +z wall, mark and windows on the +x wall. */
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

/** The mark as a sign that faces +z; turn it a quarter for a +x wall. */
export function wallMark(size: number): Group {
  const sign = mark(size, paint.red, paint.ink)
  return group(sign)
}

export type HouseLook = { wall: Paint; shop?: Paint; seed?: number }

/** A city building with windows on the two walls one sees, about the middle of its footprint. */
export function house(size: Vec, { wall, shop, seed = 1 }: HouseLook): Group {
  const [w, h, d] = size
  const roll = chance(seed)
  const body = group(
    box([w, h + 0.15, d], wall, [0, -0.15, 0], 0.08),
    box([w - 0.2, 0.06, d - 0.2], paint.sandDeep, [0, h, 0], 0.02),
    ...[-1, 1].flatMap((side) => [
      box([w + 0.08, 0.26, 0.16], paint.white, [0, h - 0.04, (side * (d - 0.08)) / 2], 0.04),
      box([0.16, 0.26, d + 0.08], paint.white, [(side * (w - 0.08)) / 2, h - 0.04, 0], 0.04),
    ]),
    box([0.7, 0.36, 0.5], paint.steelDeep, [-w * 0.2, h + 0.05, -d * 0.15], 0.05),
    cylinder(0.24, 0.44, paint.steel, [w * 0.24, h + 0.26, -d * 0.2]),
  )
  const ground = shop ? 1.5 : 1.1
  const floors = Math.floor((h - ground) / 0.86)
  const across = Math.max(1, Math.floor(w / 0.84))
  const along = Math.max(1, Math.floor(d / 0.84))
  for (let floor = 0; floor < floors; floor++) {
    const y = ground + floor * 0.86
    for (let place = 0; place < across; place++) {
      const x = -w / 2 + (w / across) * (place + 0.5)
      body.add(
        box([0.46, 0.54, 0.05], roll() < 0.14 ? paint.lamp : paint.glass, [x, y, d / 2], 0.02),
        box([0.54, 0.05, 0.12], paint.white, [x, y - 0.05, d / 2 + 0.02], 0.015),
      )
    }
    for (let place = 0; place < along; place++) {
      const z = -d / 2 + (d / along) * (place + 0.5)
      body.add(
        box([0.05, 0.54, 0.46], roll() < 0.12 ? paint.lamp : paint.glass, [w / 2, y, z], 0.02),
        box([0.12, 0.05, 0.54], paint.white, [w / 2 + 0.02, y - 0.05, z], 0.015),
      )
    }
  }
  if (shop) body.add(shopFront(w, d, shop))
  else
    body.add(
      box([0.66, 0.84, 0.08], paint.inkSoft, [0, 0, d / 2], 0.03),
      box([0.9, 0.07, 0.36], paint.white, [0, 0.88, d / 2 + 0.14], 0.03),
    )
  return body
}

function shopFront(width: number, depth: number, awning: Paint): Group {
  const stripes = Math.round((width * 0.94) / 0.3)
  const step = (width * 0.94) / stripes
  const cloth = group()
  for (let stripe = 0; stripe < stripes; stripe++) {
    const strip = plate([0, 0], [0.62, -0.26], step * 0.99, 0.07, stripe % 2 ? paint.white : awning)
    cloth.add(put(group(strip), [(stripe - (stripes - 1) / 2) * step, 1.24, depth / 2], -Math.PI / 2))
  }
  return group(
    box([width * 0.56, 0.84, 0.07], paint.glass, [-width * 0.16, 0.12, depth / 2], 0.03),
    box([0.54, 0.98, 0.08], paint.inkSoft, [width * 0.32, 0, depth / 2], 0.03),
    cloth,
  )
}

/** A bank of parcel lockers facing +z with a screen in the middle and a small roof. */
export function locker(): Group {
  const bank = group(
    box([2.7, 0.1, 0.66], paint.inkSoft, [0, 0, 0], 0.03),
    box([2.66, 1.6, 0.6], paint.white, [0, 0.08, 0], 0.05),
    box([2.86, 0.14, 0.92], paint.red, [0, 1.66, 0.1], 0.05),
  )
  for (let column = 0; column < 6; column++)
    for (let row = 0; row < 4; row++) {
      const middle = column === 3 && row > 0
      if (middle) continue
      const accent = (column * 5 + row * 3) % 7 === 1
      const x = -1.06 + column * 0.425
      bank.add(
        box([0.38, 0.34, 0.05], accent ? paint.red : paint.grey, [x, 0.16 + row * 0.375, 0.3], 0.025),
        box(
          [0.05, 0.1, 0.03],
          accent ? paint.redDeep : paint.greyDeep,
          [x + 0.12, 0.28 + row * 0.375, 0.325],
          0.01,
        ),
      )
    }
  bank.add(
    box([0.38, 1.1, 0.05], paint.inkSoft, [0.215, 0.53, 0.3], 0.03),
    box([0.28, 0.4, 0.03], paint.glass, [0.215, 1.08, 0.325], 0.02),
    box([0.2, 0.16, 0.04], paint.grey, [0.215, 0.74, 0.325], 0.02),
  )
  return bank
}
