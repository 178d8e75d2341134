import type { PageSeed } from '../../collection-seeds.ts'

export const airPages: readonly PageSeed[] = []
