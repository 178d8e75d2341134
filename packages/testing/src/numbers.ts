import { airCheckDigit, checkDigit } from '@hongyan/domain/numbers/check-digits'

/** A valid waybill number with this serial (at most 11 digits). */
export function aWaybillNo(serial: number): string {
  const body = String(serial).padStart(11, '0')
  return `HY${body}${checkDigit(body)}`
}

/** A valid cold-chain number (serial of at most 7 digits). */
export function aColdChainNo(serial: number): string {
  const body = String(serial).padStart(7, '0')
  return `HYC${body}${checkDigit(body)}`
}

/** A valid house air waybill (serial of at most 7 digits). */
export function anAirWaybillNo(serial: number): string {
  const body = String(serial).padStart(7, '0')
  return `HYA${body}${airCheckDigit(body)}`
}

/** A valid airline waybill such as `784-12345675`. */
export function anAirlineNo(prefix: number, serial: number): string {
  const body = String(serial).padStart(7, '0')
  return `${String(prefix).padStart(3, '0')}-${body}${airCheckDigit(body)}`
}

/** A valid order number (date and serial, 12 digits). */
export function anOrderNo(serial: number): string {
  const body = String(serial).padStart(12, '0')
  return `HO${body}${checkDigit(body)}`
}
