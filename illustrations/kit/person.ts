import type { Group, Object3D } from 'three'
import { parcel } from './goods.ts'
import { bareHead } from './hair.ts'
import { type Paint, paint } from './palette.ts'
import { ball, box, cylinder, dome, group, put, rod } from './solid.ts'

type PersonLook = {
  coat?: Paint
  cap?: Paint
  /** Instead of a cap. */
  hair?: Paint
  headset?: boolean
  legs?: Paint
  /** What the hands do. */
  pose?: 'idle' | 'carry' | 'wave' | 'tablet' | 'reach'
}

/** Head with a cap, about the middle of the head, facing +z. */
export function head(cap: Paint): Group {
  return group(
    ball(0.17, paint.skin, [0, 0, 0]),
    dome(0.185, cap, [0, 0.03, 0]),
    box([0.24, 0.035, 0.2], cap, [0, 0.035, 0.17], 0.017),
  )
}

function arms(pose: NonNullable<PersonLook['pose']>, coat: Paint): Object3D[] {
  const sleeve = (side: number, hand: readonly [number, number, number]) => [
    rod([side * 0.25, 0.98, 0], hand, 0.068, coat),
    ball(0.07, paint.skin, hand),
  ]
  switch (pose) {
    case 'carry':
      return [
        ...sleeve(-1, [-0.23, 0.78, 0.34]),
        ...sleeve(1, [0.23, 0.78, 0.34]),
        put(parcel(0.46, { tall: 0.74 }), [0, 0.68, 0.42]),
      ]
    case 'wave':
      return [...sleeve(-1, [-0.31, 0.64, 0.04]), ...sleeve(1, [0.44, 1.34, 0.06])]
    case 'tablet':
      return [
        ...sleeve(-1, [-0.14, 0.82, 0.3]),
        ...sleeve(1, [0.14, 0.82, 0.3]),
        put(group(box([0.36, 0.26, 0.03], paint.ink, [0, 0, 0], 0.015)), [0, 0.82, 0.34]),
      ]
    case 'reach':
      return [...sleeve(-1, [-0.31, 0.64, 0.04]), ...sleeve(1, [0.28, 1.02, 0.42])]
    case 'idle':
      return [...sleeve(-1, [-0.31, 0.64, 0.04]), ...sleeve(1, [0.31, 0.64, 0.04])]
  }
}

/** A standing figure about 1.5 units tall, facing +z. */
export function person({
  coat = paint.red,
  cap = paint.red,
  hair,
  headset = false,
  legs = paint.ink,
  pose = 'idle',
}: PersonLook = {}): Group {
  const skull = hair ? bareHead(hair, headset) : head(cap)
  skull.position.y = 1.32
  return group(
    ...[-0.11, 0.11].flatMap((x) => [
      rod([x, 0.12, 0], [x, 0.54, 0], 0.1, legs),
      box([0.17, 0.1, 0.28], paint.inkSoft, [x, 0, 0.05], 0.05),
    ]),
    rod([0, 0.68, 0], [0, 0.96, 0], 0.215, coat),
    cylinder(0.222, 0.05, paint.sand, [0, 0.76, 0]),
    ...arms(pose, coat),
    skull,
  )
}
