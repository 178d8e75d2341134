import type { NoticeSeed } from '../collection-seeds.ts'
import { noticesOfEarly2024 } from './notices/2024-first-half.ts'
import { noticesOfLate2024 } from './notices/2024-second-half.ts'
import { noticesOfEarly2025 } from './notices/2025-first-half.ts'
import { noticesOfLate2025 } from './notices/2025-second-half.ts'
import { noticesOfAutumn2026 } from './notices/2026-autumn.ts'
import { noticesOfNovember2026 } from './notices/2026-november.ts'
import { noticesOfSpring2026 } from './notices/2026-spring.ts'
import { noticesOfSummer2026 } from './notices/2026-summer.ts'

/** Every notice and every report on the trade that the site ships with, newest first. */
export const noticeItems: readonly NoticeSeed[] = [
  ...noticesOfNovember2026,
  ...noticesOfAutumn2026,
  ...noticesOfSummer2026,
  ...noticesOfSpring2026,
  ...noticesOfLate2025,
  ...noticesOfEarly2025,
  ...noticesOfLate2024,
  ...noticesOfEarly2024,
]
