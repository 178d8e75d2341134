import type { PageSeed } from '../../collection-seeds.ts'

export const solutionPages: readonly PageSeed[] = []
