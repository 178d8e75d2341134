import type { AnswerOf } from '../shell/own-answer.ts'

/** By path, what answers a page whose island alone is a visitor's own. */
const answers: Readonly<Record<string, () => Promise<AnswerOf>>> = {
  '/fee': async () => (await import('../features/quotes/answer.tsx')).answerFee as AnswerOf,
  '/track': async () => (await import('../features/tracking/answer.tsx')).answerTrack as AnswerOf,
}

const loaded = new Map<string, AnswerOf>()

/** The own part of a page, made of what its request asks; null where the page is made as a whole. */
export const answerOf: AnswerOf = async (context) => {
  const load = answers[context.path]
  if (load === undefined) return null
  const answer = loaded.get(context.path) ?? (await load())
  loaded.set(context.path, answer)
  return answer(context)
}
