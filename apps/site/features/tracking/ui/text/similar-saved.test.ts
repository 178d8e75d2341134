import type { TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import { expect, test } from 'vitest'
import type { DeviceList } from '../state/device-list.ts'
import { similarSaved } from './similar-saved.ts'

const keptAs = (...numbers: string[]): DeviceList =>
  numbers.map((number) => ({
    number,
    nickname: '',
    answer: { kind: 'found', number } as TrackingAnswer,
    fetchedAt: 0,
  }))

test.each([
  ['two digits changed over', 'HY660120206106'],
  ['one digit wrong', 'HY660120260107'],
  ['one left out', 'HY66012026106'],
  ['one typed twice', 'HY6601202660106'],
])('%s still finds the number that was kept', (_slip, typed) => {
  expect(similarSaved(typed, keptAs('HY660120260311', 'HY660120260106'))).toBe('HY660120260106')
})

test('what is far from everything kept, kept itself, or was not found either, proposes nothing', () => {
  expect(similarSaved('HY999999999999', keptAs('HY660120260106'))).toBeNull()
  expect(similarSaved('HY660120260106', keptAs('HY660120260106'))).toBeNull()
  const lost: DeviceList = [
    {
      number: 'HY660120260106',
      nickname: '',
      answer: { kind: 'unknown', number: 'HY660120260106' },
      fetchedAt: 0,
    },
  ]
  expect(similarSaved('HY660120260107', lost)).toBeNull()
})
