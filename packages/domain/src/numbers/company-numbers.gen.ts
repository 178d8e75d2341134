import { airCheckDigit, checkDigit } from './check-digits.ts'
import type { Numbers } from './number-format.ts'

/** Made of company/numbers.yaml by `npm run company`. */
export const companyNumbers: Numbers = {
  tracked: [
    {
      prefix: 'HYC',
      digits: 8,
      suffix: '',
      kind: 'waybill',
      check: checkDigit,
      whole: /^HYC\d{8}$/,
      begun: /^HYC\d*$/,
    },
    {
      prefix: 'HYA',
      digits: 8,
      suffix: '',
      kind: 'air-waybill',
      check: airCheckDigit,
      whole: /^HYA\d{8}$/,
      begun: /^HYA\d*$/,
    },
    {
      prefix: 'HY',
      digits: 12,
      suffix: '',
      kind: 'waybill',
      check: checkDigit,
      whole: /^HY\d{12}$/,
      begun: /^HY\d*$/,
    },
    {
      prefix: 'HO',
      digits: 13,
      suffix: '',
      kind: 'order',
      check: checkDigit,
      whole: /^HO\d{13}$/,
      begun: /^HO\d*$/,
    },
  ],
  airlines: true,
  shortest: 8,
  longest: 13,
  identifier: /(?<![A-Za-z\d])\(?40[0-3]\)?(?=(?:HYC|HYA|HY|HO)\d)/gi,
  dotted: /(?<![A-Za-z\d])(?:H\.?Y\.?C(?:[._]?\d){8,13}|H\.?Y\.?A(?:[._]?\d){8,13}|H\.?Y(?:[._]?\d){8,13}|H\.?O(?:[._]?\d){8,13})(?![A-Za-z\d])/gi,
  glued: /(?<=(?:HYC|HYA|HY|HO)\d{8,13})(?=(?:HYC|HYA|HY|HO)\d{8})/gi,
  within: /(?:HYC\d{8}|HYA\d{8}|HY\d{12}|HO\d{13})(?:-\d{1,2}-\d{1,2}-?)?/gi,
  begins: /^(?:HYC|HYA|HY|HO)/,
}
