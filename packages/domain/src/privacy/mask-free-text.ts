import { maskName } from './mask-name.ts'
import { maskPersonAfterTitle } from './mask-person-titles.ts'
import { hidePhone } from './mask-phone.ts'

const digit = '[0-9０-９]'
const gap = '[\\s\\-‐-―－.·()（）]{0,2}'

/** Identity card: 17 digits and a digit or X; the old form has 15. */
const identity = new RegExp(
  `(?<!${digit})(?:${digit}{17}[${'0-9０-９'}XxＸｘ]|${digit}{15})(?!${digit})`,
  'g',
)

/** Mobile with or without country code, digits possibly grouped. */
const mobile = new RegExp(
  `(?<!${digit})(?:[+＋]?(?:00)?(?:86|８６)${gap})?[1１]${gap}[3-9３-９](?:${gap}${digit}){9}(?!${digit})`,
  'g',
)
const landline = new RegExp(
  `(?<!${digit})[0０]${digit}{2,3}${gap}${digit}{3,4}${gap}${digit}{4}(?!${digit})`,
  'g',
)
const international = new RegExp(`[+＋]${digit}(?:${gap}${digit}){6,14}(?!${digit})`, 'g')
/** Whatever is announced as a phone is one, however short. */
const announced = new RegExp(
  `((?:电话|電話|手机|手機|热线|联系方式|聯絡方式|聯繫方式|(?<![A-Za-z])(?:tel|phone|mobile|cell|call|whatsapp))[^0-9０-９A-Za-z\\p{Script=Han}\\n]{0,4})((?:[+＋(（]{0,2}${digit}[\\s\\-.)）]{0,2}){6,14}${digit})`,
  'giu',
)
const account = /((?:微信号?|QQ|wechat|weixin)\s*[:：]?\s*)([A-Za-z0-9][\w-]{4,})/gi
const mail = /[\w.+-]+@(?=[\w-]+\.[\w-])/g

const chineseRoom =
  /(?:[0-9０-９A-Za-z]{1,5}|[一二三四五六七八九十]{1,3})(号楼|號樓|栋|棟|幢|座|单元|單元|室|房间|房間|房|户|戶)/g
const chineseNumber = /(路|街|巷|弄|道|村|里|苑|园|園)[0-9０-９]{1,5}(?:[-－][0-9０-９]{1,4})?(号|號|弄)/g
const englishRoom =
  /\b(room|rm|flat|unit|apt|apartment|suite|block|tower|floor)([\s.#]{1,2})(?=[\w-]*\d|[A-Z]\b)[\w-]{1,6}/gi

/**
 * Carriers' free text without personal data: phones, identity numbers, accounts, units and rooms, names after
 * 派件人, 收件人, courier and their like, and the `knownNames` of the shipment. Masking twice changes nothing.
 */
export function maskFreeText(text: string, knownNames: readonly string[] = []): string {
  let masked = text
    .replace(/\p{Cf}/gu, '')
    .replace(mail, '***@')
    .replace(identity, '******')
    .replace(mobile, hidePhone)
    .replace(international, hidePhone)
    .replace(landline, hidePhone)
    .replace(announced, (_, keyword: string, number: string) => `${keyword}${hidePhone(number)}`)
    .replace(account, (_, keyword: string) => `${keyword}***`)
    .replace(chineseRoom, '**$1')
    .replace(chineseNumber, '$1**$2')
    .replace(englishRoom, '$1$2**')
  for (const name of knownNames) {
    if ([...name].length > 1) masked = masked.replaceAll(name, maskName(name))
  }
  return maskPersonAfterTitle(masked)
}
