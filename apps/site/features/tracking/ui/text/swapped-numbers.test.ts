import { recogniseNumber } from '@hongyan/domain/numbers/recognise-number'
import { expect, it } from 'vitest'
import { swappedNumbers } from './swapped-numbers.ts'

it('finds the number of which two digits have changed places, and offers none that does not fit', () => {
  expect(swappedNumbers('HY660120206038')).toContain('HY660120260038')
  for (const offered of swappedNumbers('HY660120206038'))
    expect(recogniseNumber(offered).kind).toBe('waybill')
  expect(swappedNumbers('HY660120206038').length).toBeLessThanOrEqual(3)
  expect(swappedNumbers('SF1234567890123')).toEqual([])
})
