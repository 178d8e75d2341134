import type { ArticleSeed } from '../collection-seeds.ts'
import { newsOfEarly2024 } from './news/2024-h1.ts'
import { newsOfLate2024 } from './news/2024-h2.ts'
import { newsOfEarly2025 } from './news/2025-h1.ts'
import { newsOfLate2025 } from './news/2025-h2.ts'
import { newsOfAutumn2026 } from './news/2026-autumn.ts'
import { newsOfEarly2026 } from './news/2026-h1.ts'
import { newsOfSummer2026 } from './news/2026-summer.ts'

/** Every news item the site ships with, newest first. */
export const newsItems: readonly ArticleSeed[] = [
  ...newsOfAutumn2026,
  ...newsOfSummer2026,
  ...newsOfEarly2026,
  ...newsOfLate2025,
  ...newsOfEarly2025,
  ...newsOfLate2024,
  ...newsOfEarly2024,
]
