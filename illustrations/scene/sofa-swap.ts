import { sofa } from '../kit/household.ts'
import { mix, type Paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { group, put } from '../kit/solid.ts'
import { van } from '../kit/van.ts'
import { singleObject } from './scene.ts'

const worn: readonly [Paint, Paint, Paint] = [mix('#9b938a'), mix('#857d74'), mix('#aaa299')]

/** The new sofa is off the van, the old one waits beside it for the way back. */
export const sofaSwap = singleObject(() =>
  group(
    put(van(), [0.2, 0, -1.5]),
    put(sofa(), [-1.1, 0, 0.7], 0.12),
    put(sofa(worn), [1.75, 0, 0.75], -0.1, 0.95),
    put(person({ pose: 'wave' }), [0.35, 0, 1.1], 0.6),
  ),
)
