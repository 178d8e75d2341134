import type { VideoSeed } from '../collection-seeds.ts'

export const videoList: readonly VideoSeed[] = []
