/** One thing, one name: what it is called in each edition, and what no text of ours calls it. */
type Word = {
  readonly chinese: string
  readonly hongKong: string
  readonly english: string
  readonly notChinese?: RegExp
  readonly notEnglish?: RegExp
}

/**
 * The names of the field as our texts use them. A customer reads 上门取件 and 取件; 揽收 is the moment goods become
 * ours (a status, the terms). 企业 is a company of customers, 公司 is us. 骑手 ride for 同城急送 alone.
 */
export const wordList: readonly Word[] = [
  { chinese: '运输方式', hongKong: '運輸方式', english: 'way of transport', notChinese: /走法/ },
  { chinese: '常见问题', hongKong: '常見問題', english: 'common questions', notChinese: /常问|问得最多的$/ },
  { chinese: '热门查询', hongKong: '熱門查詢', english: 'popular look-ups', notChinese: /常有人查/ },
  {
    chinese: '邮件',
    hongKong: '電郵',
    english: 'email',
    notEnglish: /\b(?:by|the|our|your|this|that) mails?\b|\bmail address/i,
  },
  { chinese: '客服咨询', hongKong: '客服諮詢', english: 'customer service' },
  { chinese: '自提柜', hongKong: '智能櫃', english: 'locker', notChinese: /快递柜|快件柜/ },
  { chinese: '快递员', hongKong: '速遞員', english: 'courier', notChinese: /派送员|收件员|派件员/ },
  { chinese: '上门取件', hongKong: '上門取件', english: 'pickup', notChinese: /上门揽收/ },
  { chinese: '转运中心', hongKong: '轉運中心', english: 'hub', notChinese: /分拨/ },
  { chinese: '签单', hongKong: '簽收單', english: 'signed receipt', notChinese: /回单/ },
  { chinese: '整车包价', hongKong: '整車包價', english: 'one price a truck', notChinese: /一口价/ },
  { chinese: '轻泡货', hongKong: '輕泡貨', english: 'light freight', notChinese: /压秤|抛货/ },
  { chinese: '月台', hongKong: '上落貨區', english: 'dock' },
  { chinese: '商务合作', hongKong: '商務合作', english: 'business cooperation' },
  { chinese: '隐私政策', hongKong: '私隱政策', english: 'privacy policy' },
  { chinese: '眼镜', hongKong: '眼鏡', english: 'eyeglasses', notEnglish: /\bspectacles\b/i },
  { chinese: '弹簧刀', hongKong: '彈簧刀', english: 'switchblade', notEnglish: /\bflick kni(?:fe|ves)\b/i },
  { chinese: '指虎', hongKong: '指虎', english: 'brass knuckles', notEnglish: /\bknuckledusters?\b/i },
  { chinese: '公斤', hongKong: '公斤', english: 'kg', notChinese: /千克/ },
  { chinese: '吨', hongKong: '噸', english: 'metric ton', notEnglish: /\btonnes?\b(?!-kilom)/i },
  { chinese: '核算边界', hongKong: '核算邊界', english: 'boundary', notChinese: /口径/ },
  { chinese: '普通货物', hongKong: '一般貨物', english: 'general cargo', notChinese: /普货.|.普货/ },
  {
    chinese: '订单草稿',
    hongKong: '訂單草稿',
    english: 'order draft',
    notChinese: /没下完/,
    notEnglish: /\bunfinished orders?\b/i,
  },
  { chinese: 'RSS', hongKong: 'RSS', english: 'RSS', notChinese: /订阅源/, notEnglish: /\bweb feed\b/i },
  { chinese: 'Webhook', hongKong: 'Webhook', english: 'webhook', notChinese: /密钥[和与]推送|推送地址/ },
  { chinese: 'API 密钥', hongKong: 'API 密鑰', english: 'API key', notChinese: /接口密钥/ },
  { chinese: '简历', hongKong: '履歷', english: 'résumé', notEnglish: /\bCV\b/ },
]

/** What a company does not say in Chinese: chat, and pictures for plain words. */
export const chattyChinese =
  /挤牙膏|伺候|白跑|白冷|吵架|不靠吵|要吵|骂|攒|栽过|跟头|土办法|帮了倒忙|出了?岔子|兜着|掏一掏|扯皮|扯价钱|死在谁|数死的|愿拉|也拉|来拉|拉货|钟头|说了算|下好了|没有办成|没有算成|没有存成|存好了|登录好了|不要了|填的都还在|只给看|绝不收|有人敲门/

/** What our English does not say: words of letters and of lawyers, and sentences that a second language loses. */
export const chattyEnglish =
  /\b(?:whom|whoever|whomever|lest|shall|costlier|in truth|good loads die|halved over drinks|both tempers|the dead counted|machines walk|a large word for|that did not work|that is not it|keep me posted|anew|in vain|say what you send)\b|\b(?:at your bank’s pace|look(?:ed)? (?:it|an address) over|what you typed)\b|\bsale day on sale day\b|\bnobody hears it early\b/i
