import { recogniseNumber } from '@hongyan/domain/numbers/recognise-number'
import { describe, expect, it } from 'vitest'
import { mendedNumber } from './mended-number.ts'

const bad = (text: string) => {
  const read = recogniseNumber(text)
  if (read.kind !== 'invalid') throw new Error(`${text} is well formed`)
  return { kind: 'bad-format', number: read.number, problem: read.problem } as const
}

describe('mendedNumber', () => {
  it.each(['HY660120260015', 'HY660120260015-1-3-', 'HYC66012024'])(
    'proposes a well-formed number for %s',
    (text) => {
      const mended = mendedNumber(bad(text))
      expect(mended).not.toBeNull()
      expect(recogniseNumber(mended ?? '').kind).not.toBe('invalid')
    },
  )

  it('proposes nothing for other mistakes', () => {
    expect(mendedNumber(bad('HY6601'))).toBeNull()
    expect(mendedNumber({ kind: 'unknown', number: 'HY660120260014' })).toBeNull()
  })
})
