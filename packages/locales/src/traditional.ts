import { Converter } from 'opencc-js/cn2t'

/**
 * House terms of the Hong Kong edition where OpenCC keeps the mainland word: Simplified term, Hong Kong term.
 * Longer terms win over shorter ones.
 */
export const houseTerms: readonly (readonly [simplified: string, traditional: string])[] = [
  ['快递员', '速遞員'],
  ['快递柜', '智能櫃'],
  ['快递', '速遞'],
  ['包裹号', '包裹編號'],
  ['运单号', '運單編號'],
  ['订单号', '訂單編號'],
  ['短信', '短訊'],
  ['信息公开', '資訊披露'],
  ['信息', '資訊'],
  ['打印', '列印'],
  ['登录', '登入'],
  ['退出登录', '登出'],
  ['链接', '連結'],
  ['邮箱', '電郵'],
  ['邮件', '電郵'],
  ['二维码', 'QR 碼'],
  ['视频', '影片'],
  ['屏幕', '螢幕'],
  ['默认', '預設'],
  ['刷新', '重新整理'],
  ['搜索', '搜尋'],
  ['联系', '聯絡'],
  ['合作伙伴', '合作夥伴'],
  // OpenCC reads a hair net into the first of these.
  ['始发网点', '始發網點'],
  ['加载', '載入'],
  ['导出', '匯出'],
  ['导入', '匯入'],
  ['粘贴', '貼上'],
  ['菜单', '選單'],
  ['标签页', '分頁'],
  ['小程序', '小程式'],
  ['在线', '網上'],
  ['界面', '介面'],
  ['移动端', '流動版'],
  ['小区', '屋苑'],
  ['高校', '院校'],
  ['设置', '設定'],
]

const convert = Converter({ from: 'cn', to: 'hk' })
const terms = new Map(houseTerms)
const pattern = new RegExp(
  [...terms.keys()].sort((first, second) => second.length - first.length).join('|'),
  'g',
)

/**
 * Simplified Chinese as Hong Kong Traditional. Loads a dictionary of about 1 MB (140 MB of memory): for builds and
 * the desk, never for the running site, which reads texts converted beforehand.
 */
export function toTraditional(text: string): string {
  let result = ''
  let from = 0
  for (const match of text.matchAll(pattern)) {
    result += convert(text.slice(from, match.index)) + (terms.get(match[0]) ?? '')
    from = match.index + match[0].length
  }
  // Hong Kong sets corner brackets where the mainland sets curly quotes.
  return (result + convert(text.slice(from))).replaceAll('“', '「').replaceAll('”', '」')
}
