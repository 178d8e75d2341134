import { cushions, openCarton, tapeGun } from '../kit/packing.ts'
import { mix, paint } from '../kit/palette.ts'
import { cylinder, group, put, turned } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

/** A white vase with a blue band, 1.5 high. */
function porcelain() {
  const glaze = mix('#fffdfb', 0.25)
  return group(
    turned(
      [
        [0, 0],
        [0.24, 0],
        [0.3, 0.1],
        [0.46, 0.55],
        [0.44, 0.85],
        [0.24, 1.12],
        [0.15, 1.26],
        [0.16, 1.4],
        [0.25, 1.5],
        [0.19, 1.5],
        [0.12, 1.36],
        [0, 1.3],
      ],
      glaze,
      'y',
    ),
    cylinder(0.462, 0.1, paint.blue, [0, 0.55, 0], 'y', 0.466),
    cylinder(0.458, 0.06, paint.blue, [0, 0.72, 0], 'y', 0.45),
    cylinder(0.36, 0.16, paint.blue, [0, 0.98, 0], 'y', 0.23),
  )
}

export const vase = singleObject(() =>
  group(
    openCarton(1.7, 0.8, 1.4, put(cushions(1.5, 1.2), [0, 0.32, 0]), put(porcelain(), [0, 0.14, 0], 0, 1.15)),
    put(tapeGun(), [1.6, 0, 0.9], 0.6, 1.5),
    put(cushions(0.7, 0.5, paint.ice), [0.3, 0.1, 1.7], 0.3, 0.9),
  ),
)
