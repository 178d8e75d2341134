import type { NoticeSeed } from '../collection-seeds.ts'

export const noticeItems: readonly NoticeSeed[] = []
