import { recogniseNumber } from '@hongyan/domain/numbers/recognise-number'
import { expect, it } from 'vitest'
import { sampleNumbers } from '../../../../calls/sample-numbers.ts'
import { sampleAirWaybill } from './number-parts.tsx'

it('takes apart the number that the sample consignment answers to', () => {
  expect(sampleAirWaybill).toBe(sampleNumbers.airline_waybill.number)
  expect(recogniseNumber(sampleAirWaybill)).toEqual({ kind: 'air-waybill', number: sampleAirWaybill })
})
