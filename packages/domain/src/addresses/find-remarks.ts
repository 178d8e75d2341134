import type { Label } from './address-labels.ts'
import type { TextInHand } from './text-in-hand.ts'

const day =
  '周[一二三四五六日末]|星期[一二三四五六日天]|礼拜[一二三四五六日天]|工作日|节假日|双休日?|白天|晚上|早上|上午|下午|中午|平时|平常|假期|[上下]班|\\d{1,2}[点:]\\d{0,2}'
const places =
  '门口|门卫|门房|前台|驿站|菜鸟|丰巢|快递柜|自提柜|柜子|物业|保安|代收点|代收处|传达室|收发室|小卖部|小店|超市|信箱|奶箱|楼下|门岗|岗亭|快递点|消防栓|鞋柜|邻居家?'

/** What people say to the courier, not to the map. */
const remark = new RegExp(
  [
    `(?:${day}).{0,12}(?:不在|在家|没人|有人|无人|送|派|收货|配送|联系|上班|休息|勿|不要|方便|以?[前后]|之[前后])`,
    '不在家|没人在家|家里没人|家里有人|无人在家|没有人',
    `(?:请|麻烦|可以?|直接|就|帮忙?)?(?:放|存|寄存|搁|丢)(?:在|到|至)?(?:小区|单元|公司|楼下|大?门|一楼|1楼)?(?:的)?(?:${places})(?:就行|即可|就好|就可以|了|吧|谢谢)?$`,
    `(?:不要|勿|别|请勿|不|禁止)(?:放|送|投|入|存)(?:到|在|至|进)?.{0,4}(?:${places}|代收|自提)`,
    '(?:送|派)(?:货|件|之?)?(?:前|时|到)?(?:请|先|务必|提前|要){0,2}(?:打?个?电话|电联|联系|致电|来电|短信)',
    '(?:有事|到了?|提前|先|请|务必)(?:请|先|提前|务必)?(?:打?个?电话|电联|联系我?|致电|来电)',
    '(?:请|务必|一定要?|麻烦|必须|要).{0,6}(?:送货?上门|送上门|上门|尽快|快点|早点|小心|轻放|发货|包装|本人签收)',
    '(?:配送|派送|送货)?请?(?:拨打|致电)|隐私面单|隐私号|虚拟号|实际收货人',
    '^(?:请|只|指定|不要?|勿|别)?发?(?:顺丰|中通|圆通|申通|韵达|极兔|德邦|邮政|EMS|京东)(?:快递)?(?:别发|不发|勿发|不要|到付|优先)$',
    '^(?:请|只|指定|不要?|勿|别)发?(?:顺丰|中通|圆通|申通|韵达|极兔|德邦|邮政|EMS|京东)(?:快递)?$',
    `^(?:${day}|每天).{0,8}\\d{1,2}(?:[:点]\\d{0,2})?(?:-|~|至|到)\\d{1,2}(?:[:点]\\d{0,2})?$`,
    '^送货?上门|本人签收|轻拿轻放|易碎|急件|急用|加急|^谢谢|谢谢[!！。~]?$',
  ].join('|'),
)
const house = /\d\s?(?:号|栋|幢|座|室|楼|单元|弄|层)|[路街巷道镇乡村](?:\d|$)/
const longestRemark = 40
/** Where a street ends, and something that is said may follow without a gap. */
const streetEnd = /[号室楼栋幢座层元院店铺库口\d)）](?=[^\d号室楼栋幢座层单]{4,40}$)/g

const isRemark = (text: string): boolean =>
  text.length <= longestRemark && remark.test(text) && !house.test(text)

/**
 * Takes what is said to the courier out of the text: behind its label up to the next one or the end of the line, in
 * brackets, between commas, or at the end of the street. Values of labels that belong to a shop go with them.
 */
export function takeRemarks(hand: TextInHand, labels: readonly Label[]): void {
  for (const [at, label] of labels.entries()) {
    if (label.kind !== 'remark' && label.kind !== 'other') continue
    const rest = hand.folded.slice(label.end)
    const stop = rest.search(label.kind === 'remark' ? /[\r\n]/ : /(?<=\S)[\s,，;；]/)
    const end = Math.min(
      labels[at + 1]?.start ?? hand.text.length,
      stop < 0 ? hand.text.length : label.end + stop,
    )
    hand.take(label.end, end, label.kind === 'remark' ? 'remark' : 'label')
  }
  for (const match of hand.folded.matchAll(/[(（【[]([^()（）【】[\]]{2,40})[)）】\]]/g)) {
    if (isRemark(match[1] ?? '')) hand.take(match.index, match.index + match[0].length, 'remark')
  }
  for (const { start, end } of hand.runs()) {
    for (const piece of hand.folded.slice(start, end).matchAll(/[^\s,，、;；|。!！~]+/g)) {
      const from = start + piece.index
      if (isRemark(piece[0])) hand.take(from, from + piece[0].length, 'remark')
      else takeEnd(hand, from, piece[0])
    }
  }
}

function takeEnd(hand: TextInHand, from: number, piece: string): void {
  const tail = piece.slice(-longestRemark)
  for (const { index } of tail.matchAll(streetEnd)) {
    const rest = tail.slice(index + 1)
    const begins = remark.exec(rest)
    if (!begins || begins.index > 1 || house.test(rest)) continue
    const end = from + piece.length
    hand.take(end - rest.length, end, 'remark')
    return
  }
}
