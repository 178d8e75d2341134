import type { QuestionSeed } from '../collection-seeds.ts'

export const questionList: readonly QuestionSeed[] = []
