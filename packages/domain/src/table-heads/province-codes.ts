import { type Division, findDivision } from '../places/divisions.ts'

/** Provinces by the letters of ISO 3166-2, which Shopify writes, each with the first figures of its code. */
const byLetters = new Map(
  'AH34 BJ11 CQ50 FJ35 GD44 GS62 GX45 GZ52 HA41 HB42 HE13 HI46 HK81 HL23 HN43 JL22 JS32 JX36 LN21 MO82 NM15 NX64 QH63 SC51 SD37 SH31 SN61 SX14 TJ12 TW71 XJ65 XZ54 YN53 ZJ33'
    .split(' ')
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
)

/** The same by the numbers of WooCommerce, CN1 to CN32. */
const byNumbers =
  'YN BJ TJ HE SX NM LN JL HL SH JS ZJ AH FJ JX SD HA HB HN GD GX HI CQ SC GZ SN GS QH NX MO XZ XJ'.split(' ')

/** The province that a shop has a code for, `ZJ`, `CN-ZJ` or `CN12`; null for any other text. */
export function provinceOfCode(text: string): Division | null {
  const code = text.trim().toUpperCase()
  const number = /^CN-?(\d{1,2})$/.exec(code)?.[1]
  const letters = number === undefined ? code.replace(/^CN-/, '') : (byNumbers[Number(number) - 1] ?? '')
  const figures = byLetters.get(letters)
  return figures === undefined ? null : findDivision(`${figures}0000`)
}
