import { describe, expect, it } from 'vitest'
import { failureOf, reasonOf } from './sign-in-failure.ts'

const answered = (error: unknown) =>
  Object.assign(new Error('13800138000'), { error, code: 'OAUTH_RESPONSE_BODY_ERROR' })

describe('an answer between this site and the provider that is not accepted', () => {
  it.each([
    ['invalid_client', 'set-up'],
    ['unauthorized_client', 'set-up'],
    ['unsupported_grant_type', 'set-up'],
    ['invalid_grant', 'again'],
    ['server_error', 'trouble'],
    ['access_denied', 'trouble'],
    ['13800138000', 'trouble'],
  ])('%s is told as %s, also from within another error', (error, failed) => {
    expect(failureOf(answered(error))).toBe(failed)
    expect(failureOf(new Error('x', { cause: answered(error) }))).toBe(failed)
    expect(reasonOf(answered(error)).join()).not.toContain('13800138000')
  })

  it('asks for another try where nothing says why', () => {
    for (const error of [new Error('x'), null, 'x', answered(7)]) expect(failureOf(error)).toBe('again')
  })
})
