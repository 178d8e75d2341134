import { expect, it } from 'vitest'
import { answerMsOf } from './answer-ms.ts'

it('waits longer for what is worked on beside the pages', () => {
  const services = { answerMs: 3000, longAnswerMs: 9000 }
  const declared = [{}, { takesLong: true }, { longBody: true }, { carriesFile: true }] as const
  expect(declared.map((one) => answerMsOf(one, services))).toEqual([3000, 9000, 9000, 9000])
})
