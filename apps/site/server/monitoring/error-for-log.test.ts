import { describe, expect, it } from 'vitest'
import { errorForLog } from './error-for-log.ts'

const typed = '13900071845'

function thrownBy(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

describe('an error in the log', () => {
  it('repeats nothing of the input it was thrown over', () => {
    const refused = Object.assign(new Error(`invalid input syntax for type bigint: "${typed}"`), {
      code: '23505',
      table: 'enquiries',
      constraint: 'enquiries_number',
      detail: `Key (contact_mobile)=(${typed}) already exists.`,
      parameters: [typed],
    })
    const errors = [
      thrownBy(() => JSON.parse(`{"phone": "${typed}`)),
      thrownBy(() => JSON.parse(`phone ${typed}`)),
      thrownBy(() => JSON.parse(`"${typed}" "${typed}"`)),
      thrownBy(() => new URL(`//${typed}`)),
      refused,
      new Error('wrapped', { cause: refused }),
    ]
    for (const error of errors) expect(JSON.stringify(errorForLog(error))).not.toContain(typed)
    expect(errorForLog(refused)).toMatchObject({
      type: 'Error',
      message: 'invalid input syntax for type bigint: "…"',
      code: '23505',
      table: 'enquiries',
      constraint: 'enquiries_number',
    })
  })

  it('says where it was thrown, and what lay behind it', () => {
    const logged = errorForLog(new TypeError('fetch failed', { cause: new Error('refused') }))
    expect(logged).toMatchObject({
      type: 'TypeError',
      message: 'fetch failed',
      cause: { message: 'refused' },
    })
    expect(logged.stack).toMatch(/^ {4}at .*error-for-log\.test\.ts/)
  })

  it('takes whatever was thrown', () => {
    expect(errorForLog(typed)).toEqual({ type: 'string', message: '', stack: '' })
    expect(errorForLog(null)).toEqual({ type: 'object', message: '', stack: '' })
  })
})
