import { checkS10 } from './check-digits.ts'
import { isWrittenAsOurs, normaliseNumber } from './recognise-number.ts'

/** Carriers whose numbers say whose they are. `post` is a post office abroad, `china-post` the one at home. */
export type OtherCarrier =
  | 'china-post'
  | 'post'
  | 'sf'
  | 'jd'
  | 'yto'
  | 'jt'
  | 'deppon'
  | 'kye'
  | 'ups'
  | 'dhl'

/** Where each answers for its own numbers; a post office abroad is one of many. */
export const carrierSites: Readonly<Record<OtherCarrier, string | null>> = {
  'china-post': 'www.ems.com.cn',
  post: null,
  sf: 'www.sf-express.com',
  jd: 'www.jdl.com',
  yto: 'www.yto.net.cn',
  jt: 'www.jtexpress.cn',
  deppon: 'www.deppon.com',
  kye: 'www.ky-express.com',
  ups: 'www.ups.com',
  dhl: 'www.dhl.com',
}

/** Prefixes as these carriers print them; numbers of digits alone say nothing and are left out. */
const shapes: readonly (readonly [pattern: RegExp, carrier: OtherCarrier])[] = [
  [/^SF\d{12,13}$/, 'sf'],
  [/^JD[A-Z]{0,2}\d{11,15}$/, 'jd'],
  [/^YT\d{13}$/, 'yto'],
  [/^JT\d{13}$/, 'jt'],
  [/^DPK\d{12}$/, 'deppon'],
  [/^KY\d{12,13}$/, 'kye'],
  [/^1Z[0-9A-Z]{16}$/, 'ups'],
  [/^(?:JJD|JVGL)\d{10,18}$/, 'dhl'],
]

/**
 * Whose number this looks like, where it is certainly none of ours; null where nothing says so. Postal numbers are
 * held to their check digit (UPU S10).
 */
export function otherCarrier(text: string): OtherCarrier | null {
  const number = normaliseNumber(text.slice(0, 60)).replaceAll('-', '')
  if (isWrittenAsOurs(number)) return null
  const postal = /^[A-Z]{2}(\d{8})(\d)([A-Z]{2})$/.exec(number)
  if (postal) {
    const [, serial = '', check, country] = postal
    if (checkS10(serial) !== check) return null
    return country === 'CN' ? 'china-post' : 'post'
  }
  return shapes.find(([pattern]) => pattern.test(number))?.[1] ?? null
}
