import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { onlyAtStart, readAgain } from './read-again.ts'

test('settings that cannot be used are told, not thrown', () => {
  expect(readAgain(() => parseConfig({ SITE_PORT: 'no', LOG_LEVEL: 'loud' })).problems).toEqual([
    expect.stringContaining('SITE_PORT'),
    expect.stringContaining('LOG_LEVEL'),
  ])
  expect(readAgain(() => parseConfig({ SITE_PORT: '4000' }))).toMatchObject({ problems: null })
  const broken = () => {
    throw new Error('a fault of ours')
  }
  expect(() => readAgain(broken)).toThrow('a fault of ours')
})

test('what the supervisor goes by holds from its own next start', () => {
  const before = parseConfig({ WORKERS: '2' })
  expect(onlyAtStart(before, parseConfig({ WORKERS: '2', LOG_LEVEL: 'warn' }))).toEqual([])
  const after = parseConfig({ WORKERS: '3', LIMITS: 'worker.silence=7,pages.burst=9' })
  expect(onlyAtStart(before, after)).toEqual(['WORKERS', 'worker.silence'])
})
