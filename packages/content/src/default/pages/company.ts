import type { PageSeed } from '../../collection-seeds.ts'

export const companyPages: readonly PageSeed[] = []
