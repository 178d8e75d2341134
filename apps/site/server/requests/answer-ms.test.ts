import { expect, it } from 'vitest'
import { answerMsOf } from './answer-ms.ts'

it('waits longer for a call that says it takes long', () => {
  const services = { answerMs: 3000, longAnswerMs: 9000 }
  expect([answerMsOf({}, services), answerMsOf({ takesLong: true }, services)]).toEqual([3000, 9000])
})
