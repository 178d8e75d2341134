import { expect, test } from 'vitest'
import { trackableNumbers } from './trackable-numbers.ts'

test.each([
  ['HY660120260038', ['HY660120260038']],
  [' hy 6601 2026 0038 ', ['HY660120260038']],
  ['HY660120260038，HY660120260039', ['HY660120260038', 'HY660120260039']],
])('%s is looked up', (query, numbers) => {
  expect(trackableNumbers(query)).toEqual(numbers)
})

test.each(['', '冷链', 'cold chain', 'HY660120260038 到哪了', '24 小时', 'wms 2.0', '<b>HY660120260038</b>'])(
  '%s is searched for',
  (query) => {
    expect(trackableNumbers(query)).toEqual([])
  },
)
