import {
  airCheckDigit,
  check11,
  check13,
  check49,
  checkDigit,
  checkGs1,
  checkLuhn,
  checkS10,
} from '@hongyan/domain/numbers/check-digits'

/** Ways to reckon a check digit, each by its name in `numbers.yaml`. What is served has those alone that it needs. */
export const checkDigits = {
  mod7: airCheckDigit,
  'mod10-31': checkDigit,
  'mod10-13': check13,
  'mod10-49': check49,
  gs1: checkGs1,
  luhn: checkLuhn,
  mod11: check11,
  s10: checkS10,
} as const
export type CheckName = keyof typeof checkDigits
