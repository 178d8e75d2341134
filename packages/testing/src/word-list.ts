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
  { chinese: '简历', hongKong: '履歷', english: 'résumé', notEnglish: /\bCV\b/ },
]

/** What a company does not say in Chinese: chat, and pictures for plain words. */
export const chattyChinese =
  /挤牙膏|伺候|白跑|白冷|吵架|不靠吵|要吵|骂|攒|栽过|跟头|土办法|帮了倒忙|出了?岔子|兜着|掏一掏|扯皮|扯价钱|死在谁|数死的|愿拉|也拉|来拉|拉货|钟头|说了算/

/** What our English does not say: words of letters and of lawyers, and sentences that a second language loses. */
export const chattyEnglish =
  /\b(?:whom|whoever|whomever|lest|shall|costlier|in truth|good loads die|halved over drinks|both tempers|the dead counted|machines walk|a large word for)\b|\bsale day on sale day\b|\bnobody hears it early\b/i
