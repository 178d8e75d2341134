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
  ['岩板', '岩板'],
  ['车厘子', '車厘子'],
  ['鼠标', '滑鼠'],
  ['服务器', '伺服器'],
  ['合同', '合約'],
  ['厘米', '厘米'],
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
  ['字符串', '字串'],
  ['字段', '欄位'],
  ['数组', '陣列'],
  ['隐私', '私隱'],
  ['个人信息', '個人資料'],
  ['集装箱', '貨櫃'],
  ['物业', '管理處'],
  ['电梯', '升降機'],
  ['冰箱', '雪櫃'],
  ['空调', '冷氣機'],
  ['空调车', '冷氣車'],
  ['自行车', '單車'],
  ['摩托车', '電單車'],
  ['巧克力', '朱古力'],
  ['方便面', '即食麵'],
  ['奶酪', '芝士'],
  ['口红', '唇膏'],
  ['复印件', '影印本'],
  ['复印机', '影印機'],
  ['地面二维码', '地面 QR 碼'],
]

/**
 * What OpenCC misreads in our texts: words it divides in the wrong place, and signs of one meaning it takes for the
 * other. Found by reading the converted texts, sign by sign.
 */
const readings: readonly (readonly [simplified: string, traditional: string])[] = [
  // The name of a law or a standard stays as it was passed.
  ['快递暂行条例', '快遞暫行條例'],
  ['快递市场管理办法', '快遞市場管理辦法'],
  ['快递包装重金属', '快遞包裝重金屬'],
  ['个人信息保护法', '個人信息保護法'],
  // As a verb, except in the nouns after it.
  ['签', '簽'],
  ['标签', '標籤'],
  ['封签', '封籤'],
  ['价签', '價籤'],
  ['笼签', '籠籤'],
  ['红签', '紅籤'],
  ['一次性签', '一次性籤'],
  ['书签', '書籤'],
  ['是只', '是只'],
  ['单只', '單只'],
  ['发票', '發票'],
  ['直发', '直發'],
  ['厂发', '廠發'],
  ['发卡', '發卡'],
  ['发给', '發給'],
  ['发布', '發佈'],
  ['干冰', '乾冰'],
  ['干发', '乾髮'],
  ['木屑干', '木屑乾'],
  ['辣椒干', '辣椒乾'],
  ['停风后', '停風後'],
  ['报废后', '報廢後'],
  ['冲击', '衝擊'],
  ['声明了', '聲明了'],
  ['写明了', '寫明了'],
  ['了解', '了解'],
  ['并进', '併進'],
  ['里程', '里程'],
  ['米里挑', '米裏挑'],
  ['承诺里', '承諾裏'],
  ['结果里', '結果裏'],
  ['布里', '布裏'],
  ['里面', '裏面'],
  ['课本里', '課本裏'],
  ['回款里', '回款裏'],
  ['递回', '遞回'],
  ['回音', '回音'],
  ['回风', '回風'],
  ['回流', '回流'],
  ['摆放', '擺放'],
  ['旧表', '舊表'],
  ['品名表', '品名表'],
  ['游戏', '遊戲'],
  ['硝制', '硝製'],
  ['加注', '加注'],
  ['往下松', '往下鬆'],
  ['防松', '防鬆'],
  ['会松', '會鬆'],
  ['不松', '不鬆'],
  ['没有松', '沒有鬆'],
  ['尽快', '盡快'],
  ['尽量', '盡量'],
  ['抵触', '抵觸'],
  ['发霉', '發霉'],
  ['霉斑', '霉斑'],
  ['人工系', '人工繫'],
  ['揽收复核', '攬收複核'],
  ['复写纸', '複寫紙'],
  ['复磅', '複磅'],
  ['复量', '複量'],
  ['复重', '複重'],
  ['四周平均', '四週平均'],
  ['了四周', '了四週'],
  ['按周', '按週'],
  ['首周', '首週'],
  ['只箱', '隻箱'],
  ['200 只，每只', '200 隻，每隻'],
  ['83 只', '83 隻'],
  ['依托咪酯', '依托咪酯'],
  ['制单', '製單'],
  ['编制', '編製'],
  ['机制炭', '機製炭'],
  ['划不划算', '划不划算'],
  ['扎口', '紮口'],
  ['微卷', '微捲'],
  ['郭岩', '郭岩'],
]

/** Signs for which OpenCC's Hong Kong table follows the list for schools, and print there does not: banks, papers, maps. */
const printed: Readonly<Record<string, string>> = {
  户: '戶',
  温: '溫',
  説: '說',
  峯: '峰',
  羣: '群',
  啓: '啟',
  税: '稅',
  閲: '閱',
  脱: '脫',
  麪: '麵',
  牀: '床',
}
const unprinted = new RegExp(Object.keys(printed).join('|'), 'g')

const fromSimplified = Converter({ from: 'cn', to: 'hk' })
const convert = (text: string): string =>
  fromSimplified(text).replace(unprinted, (sign: string) => printed[sign] ?? sign)
const terms = new Map([...readings, ...houseTerms])
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
