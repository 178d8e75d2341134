/** A province by its names, as texts are read. */
type ProvinceName = { readonly zh: string; readonly en: string }

/** Provinces by the letters of ISO 3166-2, which Shopify writes. Without the table of divisions, so that pages can load it. */
const provinces: ReadonlyMap<string, ProvinceName> = new Map(
  (
    'AH安徽省Anhui BJ北京市Beijing CQ重庆市Chongqing FJ福建省Fujian GD广东省Guangdong GS甘肃省Gansu GX广西壮族自治区Guangxi ' +
    'GZ贵州省Guizhou HA河南省Henan HB湖北省Hubei HE河北省Hebei HI海南省Hainan HK香港特别行政区Hong-Kong HL黑龙江省Heilongjiang ' +
    'HN湖南省Hunan JL吉林省Jilin JS江苏省Jiangsu JX江西省Jiangxi LN辽宁省Liaoning MO澳门特别行政区Macau NM内蒙古自治区Inner-Mongolia ' +
    'NX宁夏回族自治区Ningxia QH青海省Qinghai SC四川省Sichuan SD山东省Shandong SH上海市Shanghai SN陕西省Shaanxi SX山西省Shanxi ' +
    'TJ天津市Tianjin TW台湾省Taiwan XJ新疆维吾尔自治区Xinjiang XZ西藏自治区Tibet YN云南省Yunnan ZJ浙江省Zhejiang'
  )
    .split(' ')
    .map((entry) => {
      const [, letters = '', zh = '', en = ''] = /^([A-Z]{2})(\p{Script=Han}+)(.+)$/u.exec(entry) ?? []
      return [letters, { zh, en: en.replace('-', ' ') }]
    }),
)

/** The same by the numbers of WooCommerce, CN1 to CN32. */
const byNumbers =
  'YN BJ TJ HE SX NM LN JL HL SH JS ZJ AH FJ JX SD HA HB HN GD GX HI CQ SC GZ SN GS QH NX MO XZ XJ'.split(' ')

/** The province that a shop has a code for, `ZJ`, `CN-ZJ` or `CN12`; null for any other text. */
export function provinceOfCode(text: string): ProvinceName | null {
  const code = text.trim().toUpperCase()
  const number = /^CN-?(\d{1,2})$/.exec(code)?.[1]
  const letters = number === undefined ? code.replace(/^CN-/, '') : (byNumbers[Number(number) - 1] ?? '')
  return provinces.get(letters) ?? null
}
