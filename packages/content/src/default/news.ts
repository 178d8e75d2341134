import type { ArticleSeed } from '../collection-seeds.ts'

export const newsItems: readonly ArticleSeed[] = []
