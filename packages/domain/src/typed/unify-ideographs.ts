/** Radicals and the ideographs that look like them. Source: Unicode 14, EquivalentUnifiedIdeograph.txt. */
const radicals =
  '⺁厂⺂乛⺃乚⺄乙⺅亻⺆冂⺈刀⺉刂⺊卜⺋㔾⺌小⺍尐⺎兀⺏尣⺐尢⺒巳⺓幺⺔彑⺕彐⺖忄⺗心⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺟母⺠民⺡氵⺢氺⺣灬⺤爫⺥爬⺦丬⺧牛⺨犭⺩王⺫目⺬示⺭礻⺯糹⺰纟⺱罓⺲罒⺳㓁⺴冗⺶羊⺹耂⺺肀⺻聿⺼肉⺾艹⺿艺⻀艻⻁虎⻂衤⻃覀⻄西⻅见' +
  '⻆角⻈讠⻉贝⻋车⻌辶⻍辷⻎辸⻏邑⻐钅⻑長⻒镸⻓长⻔门⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻟飠⻠饣⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟'

const equivalents = new Map<string, string>(
  (radicals.match(/../gu) ?? []).map(([radical = '', ideograph = '']) => [radical, ideograph]),
)

/** CJK Radicals Supplement, Kangxi Radicals, CJK Compatibility Ideographs. */
const lookAlikes = /[\u2e80-\u2fdf\uf900-\ufaff]/g

/**
 * The text with the ideographs that are meant for characters that only look like them, as PDF files have them: ⻄安 is
 * 西安. Every other character stays, and stays in its place.
 */
export function unifyIdeographs(text: string): string {
  return text.replace(lookAlikes, (one) => {
    const unified = equivalents.get(one) ?? one.normalize('NFKC')
    return unified.length === one.length ? unified : one
  })
}
