/**
 * What no English text of ours has: British spellings and words, and articles that do not fit the word after them.
 * Where a word is fine in another sense, only the British sense is listed.
 */
export const notAmerican: readonly RegExp[] = [
  /\b(?:\w*(?:colour|flavour|favour|honour|labour|neighbour|behaviour|harbour|odour|vapour|rumour|endeavour)\w*)\b/i,
  /\b(?:\w*metres?|\w*litres?|(?:epi)?centres?|centred|theatres?|\w*fibre\w*)\b/i,
  /\b(?:\w*(?:organ|recogn|real|optim|standard|steril|special|minim|maxim|summar|author|categor|priorit|local|normal|digit|stabil|util|apolog|emphas|custom|final|synchron|mechan|modern|central|pallet|pressur|fertil|moistur|anonym|ion|oxid)is(?:e[ds]?|ing|ers?|ations?))\b/i,
  /\b(?:label|cancel|travel|model|level|signal|fuel|total|dial|channel)l(?:ed|ing|ers?)\b/i,
  /\b(?:programmes?|catalogues?|licences?|defence|offences?|cheques?|tyres?|kerb\w*|grey|aluminium|fulfil(?:s|ment)?|jewellery|sulph\w+|mould\w*)\b/i,
  /\b(?:enquir\w+|whilst|amongst|learnt|burnt|spoilt|afterwards|towards|per cent|lorr(?:y|ies)|motorways?|pavements?|petrol|napp(?:y|ies)|postcodes?|fortnight|flats|tail[- ]lifts?|lift door|unticked|untick|(?<!Mid-)autumn)\b/i,
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  /\b(?:dearer|mend(?:s|ed|ing)?|haul(?:iers?|age)|spanners?|prams?|rotas?|caretakers?|dear|full cover)\b/i,
  /\b(?:turn(?:s|ed)?|comes?|goe?s?|all|way|walks?|get) round\b/i,
  /\brang (?:the|every|her|him|us|them)\b|\b(?:you|we|who|somebody|courier|manager) rings?\b|\bring (?:first|up)\b/i,
  /\b(?:do|show|sample|worked|the) (?:our |the )?sums\b/i,
  /\bof the mobile\b|\b(?:to|nor|and|neither) post it\b|\bagree (?:a|it|the)\b/i,
  /(?<!’)\ban [bcdfgjklmnpqrstvwyz][a-z]|(?<!’)\ba (?!one|once|eu)[aeio][a-z]/,
]

/**
 * Mainland and Taiwan words that no text of the Hong Kong edition has, each with what Hong Kong writes. Names of laws
 * keep their words.
 */
export const notHongKong: readonly (readonly [word: RegExp, hongKong: string])[] = [
  [/網點/, '服務點'],
  [/攬收/, '取件'],
  [/手機號(?!碼)/, '手機號碼'],
  [/晚高峰/, '繁忙時間'],
  [/騎手/, '電單車速遞員'],
  [/零擔/, '散貨拼車'],
  [/面單/, '運單標籤'],
  [/家具|傢俱/, '傢俬'],
  [/充電樁/, '充電設施'],
  [/大促/, '購物節'],
  [/節假日/, '公眾假期'],
  [/調用/, '使用、請求'],
  [/接口/, '介面、API'],
  [/對口/, '負責'],
  [/逆向/, '退件'],
  [/響應/, '回應'],
  [/(?<!小)程序/, '程式'],
  [/信息(?!保護法)/, '資訊'],
  [/視頻/, '影片'],
  [/短信/, '短訊'],
  [/快遞(?!暫行條例|市場管理辦法|包裝重金屬|服務站、)/, '速遞'],
  [/質量(?!管理規範)/, '品質'],
  [/塑料(?!污染)/, '塑膠'],
  [/支付/, '付款'],
  [/賬號/, '賬戶'],
  [/驛站/, '自提點'],
  [/電瓶(?!車鋰)/, '鉛酸電池'],
  [/攝像頭/, '鏡頭'],
  [/門店/, '門市'],
  [/首頁/, '主頁'],
  [/默認/, '預設'],
  [/郵編/, '郵政編號'],
  [/電梯/, '升降機'],
  [/叉車/, '鏟車'],
  [/卡車/, '貨車'],
  [/航司/, '航空公司'],
  [/紙質/, '紙本'],
  [/手機尾號/, '手機號碼後四位'],
  [/垃圾資訊/, '垃圾訊息'],
  [/復製/, '複製'],
  [/公交|出租車|小區|土豆|優盤|人工服務|人工客服/, '巴士、的士、屋苑、薯仔……'],
]

/** Signs that a converter likes to take for a plainer one, with all the words of our texts that mean them. */
export const rareSigns: readonly (readonly [sign: string, words: RegExp])[] = [
  ['髮', /[護染燙理生洗乾假]髮|髮[膠油圈夾箍]/g],
  ['籤', /(?:標|封|價|籠|紅|一次性)籤/g],
  ['隻', /[一兩三四五六七八九十幾每哪這那\d ]隻/g],
  ['錶', /(?:手|電|腕|鐘|機械|電子|石英|名)錶/g],
  ['松', /松節油/g],
  ['后', /皇后/g],
  ['瞭', /瞭望/g],
  ['迴', /迴避/g],
  ['襬', /下襬/g],
  ['幹', /幹(?:線|活|過|滿|壞|細胞)|(?:怎麼|一起|多|月台上|問我)幹/g],
]
