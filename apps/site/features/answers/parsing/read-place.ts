import { divisionsNamed } from '@hongyan/domain/addresses/divisions-named'
import { parseAddress } from '@hongyan/domain/addresses/parse-address'
import { escapePattern, names } from '@hongyan/locales'

/** Words for what one looks for, and words that ask whether an address is served. */
const branchWords =
  /网点|網點|[营營][业業](?:[厅廳部点點])|門市部?|分店|门市部?|门店|門店|服[务務][点點]|自[提取](?:[柜櫃点點])?|智能[柜櫃]|快[递遞][柜櫃点點]|[驿驛]站|寄件[点點]|代收[点點]|\b(?:branch(?:es)?|outlets?|drop[- ]?off(?: points?)?|service points?|parcel lockers?|lockers?)\b/giu
const servedWords =
  /附近|最近的?|就近|哪[里裡儿兒](?:可以|能)?寄?|[邊边]度(?:可以|有得|能)?寄?(?:件|嘢)?|在哪|几点(?:关门|开门)|幾點(?:關門|開門)|收送[范範][围圍]|派送[范範][围圍]|能(?:不能)?送|[配派]?送(?:得|不)?到|派送|配送|送[不唔]送(?:到)?去?|送达|送達|送[吗嗎]|上门|上門|覆[盖蓋]|\b(?:near(?:est)?(?: me| by)?|nearby|deliver(?:y|s)? (?:to|area|range)|deliver|serve|cover(?:ed|age)?|pick ?up (?:in|at|from)|locations?|stores?|office)\b/giu

/** Us: what is said to us names us at most. */
const shortNames = Object.values(names).map(({ short }) => escapePattern(short))
const ours = new RegExp(`(?<![a-z])(?:${[...new Set(shortNames)].join('|')})(?![a-z])`, 'giu')

/** What else stands around a place in such a question. */
const around =
  /请问|請問|你们|你們|能不能|可不可以|可以|能|不能|有没有|有沒有|有冇|有得|有|[邊边]度|㗎|呀|啊|喎|我?住|，|,|找|查(?:询|詢|一下)?|我|在|的|吗|嗎|呢|到|哪[里裡儿兒]|什么|什麼|地方|\b(?:do|does|you|is|are|there|an?|any|the|in|at|to|near|around|for|where|can|i|find|me|my|of|which|closest|this|address|open|what|time|your|we)\b/giu

/** Streets, houses and what else makes an address of what stands behind a place. */
const street =
  /[路街道巷弄号號室楼樓座栋棟層层村镇鎮乡鄉园園厦廈城苑场場]|\d|\b(?:road|rd|street|st|avenue|ave|lane|building|bldg|tower|floor|flat|room|block|estate|plaza|mansion|house|centre|center)\b/iu

/** The place that branches or delivery are asked for, or an address; `undefined` where none of this is meant. */
export function readPlace(text: string): string | null | undefined {
  const plain = text.normalize('NFKC').replace(/[?？!！]/g, ' ')
  const asksBranch = plain.search(branchWords) >= 0
  if (!asksBranch && plain.search(servedWords) < 0) return isPlace(plain.trim()) ? plain.trim() : undefined
  const rest = [branchWords, servedWords, ours, around]
    .reduce((left, words) => left.replace(words, ' '), plain)
    .replace(/\s+/g, ' ')
    .trim()
  if (rest === '') return null
  // Whoever asks for a branch means a place, also one that nobody knows.
  return asksBranch || isPlace(rest) ? rest : undefined
}

/** Whether a text names a place and nothing that is none. */
function isPlace(text: string): boolean {
  if (divisionsNamed(text).length > 0) return true
  const { province, city, district, candidates, detail, name, phone } = parseAddress(text)
  if (province === null && city === null && district === null && candidates.length === 0) return false
  return detail === '' || phone !== null || (street.test(detail) && name !== detail)
}
