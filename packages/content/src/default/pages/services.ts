import type { PageSeed } from '../../collection-seeds.ts'
import { coldChain } from './services/cold-chain.ts'

export const servicePages: readonly PageSeed[] = [coldChain]
