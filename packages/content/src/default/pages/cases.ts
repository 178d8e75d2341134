import type { PageSeed } from '../../collection-seeds.ts'

export const casePages: readonly PageSeed[] = []
