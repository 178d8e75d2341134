import { air } from './air.ts'
import { apron } from './apron.ts'
import { bulky } from './bulky.ts'
import { city } from './city.ts'
import { cold } from './cold.ts'
import { coldChain } from './cold-chain.ts'
import { crossBorder } from './cross-border.ts'
import { express } from './express.ts'
import { forklift } from './forklift.ts'
import { freight } from './freight.ts'
import { hub } from './hub.ts'
import { locker } from './locker.ts'
import { notfound } from './notfound.ts'
import { pharma } from './pharma.ts'
import { robot } from './robot.ts'
import type { Scene } from './scene.ts'
import { sustainability } from './sustainability.ts'
import { van } from './van.ts'
import { warehousing } from './warehousing.ts'

/** Every picture by the name the site asks for it. */
export const allScenes = {
  warehousing,
  express,
  freight,
  bulky,
  'cold-chain': coldChain,
  pharma,
  'cross-border': crossBorder,
  air,
  van,
  forklift,
  locker,
  hub,
  cold,
  robot,
  city,
  apron,
  sustainability,
  notfound,
} as const satisfies Record<string, Scene>
