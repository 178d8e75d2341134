import { escapePattern, names } from '@hongyan/locales'
import { maskName } from './mask-name.ts'

const chineseRoles =
  '派件人|派件员|派送员|派件业务员|派送人|收件人|收貨人|收货人|寄件人|寄件方|发货人|發貨人|发件人|联系人|聯絡人|聯繫人|签收人|簽收人|代签人|代收人|取件人|提货人|提貨人|快递员|快遞員|速遞員|配送员|配送員|投递员|投遞員|业务员|業務員|揽件员|揽收员|揽投员|攬件員|收派员|操作员|小哥|骑手|騎手|司机|司機|经办人|負責人|负责人|姓名|收方|寄方'

/** Who signs without being a person's name. */
const nobody =
  '本人|家人|亲属|親屬|亲友|他人|同事|邻居|鄰居|门卫|門衛|保安|前台|前臺|物业|物業|管理处|管理處|收发室|收發室|单位|單位|公司|驿站|驛站|菜鸟|丰巢|快递柜|智能柜|智能櫃|自提点|代收点|家门口|门口|信箱|信报箱'

/** The commonest surnames: what follows a role without a colon is a name only if it starts with one. */
const surnames =
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖萧蕭田董袁潘蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范金石廖贾賈夏韦韋付傅方白邹鄒孟熊秦邱江尹薛闫阎段雷侯龙龍史陶黎贺賀顾顧毛郝龚龔邵万萬钱錢严嚴覃武戴莫孔向汤湯于欧歐诸葛司马上官'

const separator = '\\s*(?:姓名)?\\s*[:：为為是（(【\\[<《“"\'’‘]\\s*'
const named = new RegExp(
  `((?:${chineseRoles})${separator}|(?:${chineseRoles})\\s+)(?!${nobody}|.\\*)([\\p{Script=Han}][\\p{Script=Han}·•]{0,15}|[A-Za-z][A-Za-z .'’-]{0,40})`,
  'gu',
)
/** Words that show where a name without a colon ends. */
const verbs = '正在|已|将|將|為|为|负责|負責|派|送|电|電|手机|手機|联|聯|取|揽|攬|签|簽'
const unseparated = new RegExp(
  `((?:${chineseRoles}))(?!${nobody})([${surnames}](?!\\*))(?!(?:今|明|昨|前|后|後|本|次|当|當|此|上|下|中|您|你)[\\p{Script=Han}])(\\p{Script=Han}(?=${verbs}|\\P{Script=Han}|$)|\\p{Script=Han}{1,2})`,
  'gu',
)
/** Transcribed names have a dot inside, which no other word has. */
const transcribed = new RegExp(`(${chineseRoles})(\\p{Script=Han}{1,8}[·•][\\p{Script=Han}·•]{1,15})`, 'gu')
const courtesy = new RegExp(
  `([${surnames}])(\\p{Script=Han}{1,2})(?=先生|女士|小姐|师傅|師傅|经理|經理)`,
  'gu',
)

/** Capitalised words after an English role that are no person. */
const noPerson = `(?!(?:The|Your|Our|Us|An?|Is|Has|Was|Will|Customer|${escapePattern(names['en-US'].short)}|Branch|Hub|Locker|Neighbour|Reception|Front|Security|Flat|Room|Unit|Suite|Block|Tower|Floor)\\b|.\\*)`
const word = "[A-Za-z][A-Za-z.'’-]*"
const capitalised = "[A-Z][A-Za-z.'’-]*"
const englishRoles =
  'courier|driver|rider|postman|receiver|recipient|consignee|sender|shipper|consignor|contact(?: person)?|signatory|signee|attn|name'
const englishColon = new RegExp(
  `\\b((?:${englishRoles}|(?:signed|received|collected)(?: for)? by)\\s*(?:name)?\\s*[:：=(\\[]\\s*)(?!.\\*)(${word}(?:[ \\t]+${word}){0,3})`,
  'gi',
)
const englishBare = new RegExp(
  `\\b((?:[Cc]ourier|[Dd]river|[Rr]ider|[Rr]eceiver|[Rr]ecipient|[Cc]onsignee|[Ss]ender|[Ss]hipper|[Cc]ontact|(?:[Ss]igned|[Rr]eceived|[Cc]ollected)(?: for)? by|[Hh]anded to|[Dd]elivered to|[Aa]ttn)[ \\t]+)${noPerson}(${capitalised}(?:[ \\t]+${capitalised}){0,3})`,
  'g',
)
const englishTitle = new RegExp(
  `\\b((?:Mr|Mrs|Ms|Miss|Dr|Mx)\\.?[ \\t]+)(?!.\\*)(${capitalised}(?:[ \\t]+${capitalised}){0,2})`,
  'g',
)

/** Longest Chinese name that is masked when more text follows without a break. */
const nameLength = 3

/** Masks the person a text names after a role (派件人, courier …) or before a courtesy title (先生, Mr). */
export function maskPersonAfterTitle(text: string): string {
  return text
    .replace(named, (_, role: string, name: string) => `${role}${maskRun(name)}`)
    .replace(transcribed, (_, role: string, name: string) => `${role}${maskName(name)}`)
    .replace(
      unseparated,
      (_, role: string, surname: string, given: string) => `${role}${surname}${'*'.repeat(given.length)}`,
    )
    .replace(courtesy, (_, surname: string, given: string) => `${surname}${'*'.repeat(given.length)}`)
    .replace(englishColon, (_, role: string, name: string) => `${role}${maskName(name)}`)
    .replace(englishBare, (_, role: string, name: string) => `${role}${maskName(name)}`)
    .replace(englishTitle, (_, title: string, name: string) => `${title}${maskName(name)}`)
}

/** A run up to four characters, or one with the dot of a transcribed name, is the name; of a longer one its start. */
function maskRun(run: string): string {
  const characters = [...run]
  if (/[A-Za-z]/.test(run)) return maskName(run)
  if (characters.length <= 4 || /[·•]/.test(run)) return maskName(run)
  return maskName(characters.slice(0, nameLength).join('')) + characters.slice(nameLength).join('')
}
