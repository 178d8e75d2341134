import type { PageSeed } from '../../collection-seeds.ts'

export const productPages: readonly PageSeed[] = []
