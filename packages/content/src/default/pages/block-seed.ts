import type { block } from '@hongyan/documents'
import type { z } from 'zod'
import type { Seed } from '../../seed.ts'

/** A block in both languages, for pages whose blocks are spread over files. */
export type BlockSeed = Seed<z.input<typeof block>>
