import { snowflake } from '../kit/cold-goods.ts'
import { paint } from '../kit/palette.ts'
import { box, group, put, rod } from '../kit/solid.ts'
import { warehouse } from '../kit/warehouse.ts'
import { singleObject } from './scene.ts'

/** A battery cabinet with a green lamp and a flash of lightning on its door. */
function storage() {
  return group(
    box([1.0, 1.3, 0.8], paint.white, [0, 0.06, 0], 0.06),
    box([0.9, 0.1, 0.7], paint.inkSoft, [0, 0, 0], 0.02),
    box([0.84, 0.22, 0.04], paint.pine, [0, 1.06, 0.4], 0.02),
    rod([0.08, 0.9, 0.42], [-0.1, 0.6, 0.42], 0.05, paint.amber),
    rod([-0.1, 0.6, 0.42], [0.12, 0.6, 0.42], 0.05, paint.amber),
    rod([0.12, 0.6, 0.42], [-0.06, 0.28, 0.42], 0.05, paint.amber),
  )
}

export const roofPower = singleObject(() =>
  group(
    put(warehouse([4.2, 2.2, 3.4], 2, { band: paint.blue }), [0, 0, 0]),
    snowflake(0.4, [0, 1.1, 1.75]),
    put(storage(), [2.75, 0, 0.95]),
    rod([2.2, 0.1, 0.7], [2.2, 2.2, 0.7], 0.045, paint.ink),
  ),
)
