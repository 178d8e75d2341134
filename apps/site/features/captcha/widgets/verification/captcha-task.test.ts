import { expect, test } from 'vitest'
import { answerOf } from '../../../../calls/captcha-answer.ts'
import { createProofOfWork } from '../../../../server/captcha/proof-of-work.ts'
import { createQuestions } from '../../../../server/captcha/questions.ts'
import { canSolve, solveTask } from './captcha-task.ts'

const settings = {
  key: new Uint8Array(32).fill(9),
  skewMs: 0,
  lifeMs: 300_000,
  now: () => Date.UTC(2026, 10, 21),
}
const questions = createQuestions({ ...settings, onceTokens: { spend: async () => true } })
const captcha = createProofOfWork({ ...settings, cost: 20, questions })
const bearer = { sessionId: 'visit-1', purpose: 'code' } as const

test('what the browser works out is what the server checks', async () => {
  expect(canSolve()).toBe(true)
  const task = captcha.challenge(bearer)
  const tries: number[] = []
  const solution = await solveTask(task, new AbortController().signal, (count) => tries.push(count))
  expect(await captcha.check(bearer, solution)).toEqual({
    id: `captcha:${task.parameters.nonce}`,
    expiresAt: settings.now() + 300_000,
  })
  expect(tries).toEqual(tries.map((_, round) => (round + 1) * 8))
})

test('the work stops when nobody waits for it any more', async () => {
  const leaving = new AbortController()
  const task = captcha.challenge(bearer)
  const hopeless = { ...task, parameters: { ...task.parameters, keyPrefix: 'zz' } }
  const work = solveTask(hopeless, leaving.signal, () => leaving.abort())
  await expect(work).rejects.toThrow()
})

test('an answer travels as the server reads it, whatever width its digits have', async () => {
  const { first, second, token } = questions.ask('visit-1')
  const wide = String(first + second).replace(/\d/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
  )
  const enquiry = { sessionId: 'visit-1', purpose: 'enquiry' } as const
  expect(await captcha.check(enquiry, answerOf(token, ` ${wide} `))).not.toBeNull()
})
