import { expect, test } from 'vitest'
import { mobileNumbersIn } from './mobile-numbers.ts'

test('a mobile number is found wherever it stands, and not in an identifier, a moment or a waybill', () => {
  expect(mobileNumbersIn('tel:13900002468, +8618718866310')).toEqual(['13900002468', '8618718866310'])
  expect(mobileNumbersIn('"id":"01a223ed-739f-7125-9d02-c17944407401","phone":"18718866310"')).toEqual([
    '18718866310',
  ])
  expect(mobileNumbersIn('"now":1795899097336,"no":"HY660120260106"')).toEqual([])
})
