import type { PageSeed } from '../../collection-seeds.ts'
import { air } from './services/air.ts'
import { bulky } from './services/bulky.ts'
import { coldChain } from './services/cold-chain.ts'
import { crossBorder } from './services/cross-border.ts'
import { express } from './services/express.ts'
import { freight } from './services/freight.ts'
import { pharma } from './services/pharma.ts'
import { warehousing } from './services/warehousing.ts'

export const servicePages: readonly PageSeed[] = [
  warehousing,
  express,
  freight,
  bulky,
  coldChain,
  pharma,
  crossBorder,
  air,
]
