import { airCheckDigit, checkDigit } from './check-digits.ts'
import type { GivenFormat } from './number-format.ts'

/** Made of company/numbers.yaml by `npm run company`. */
export const givenNumbers: readonly GivenFormat[] = [
  {
    prefix: 'HY',
    digits: 12,
    suffix: '',
    kind: 'waybill',
    check: checkDigit,
    givenFor: [
      'others',
    ],
  },
  {
    prefix: 'HYC',
    digits: 8,
    suffix: '',
    kind: 'waybill',
    check: checkDigit,
    givenFor: [
      'cold',
    ],
  },
  {
    prefix: 'HYA',
    digits: 8,
    suffix: '',
    kind: 'air-waybill',
    check: airCheckDigit,
    givenFor: [
      'air',
    ],
  },
  {
    prefix: 'HO',
    digits: 13,
    suffix: '',
    kind: 'order',
    check: checkDigit,
    givenFor: [
      'others',
    ],
  },
  {
    prefix: 'HL',
    digits: 11,
    suffix: '',
    kind: 'claim',
    check: checkDigit,
    givenFor: [
      'others',
    ],
  },
]
