import { toSimplified } from '@hongyan/locales/simplified'
import { unifyIdeographs } from '../typed/unify-ideographs.ts'

/** Forms of Japan and older ones with what the mainland writes, two by two; those of Hong Kong are known elsewhere. */
const variants = new Map(
  (
    (
      '〇零乾干広广県县関关斉齐竜龙沢泽済济浜滨蔵藏恵惠渓溪栄荣塩盐桜樱楽乐気气経经継继鉄铁帰归団团図图円圆亜亚応应仏佛黒黑徳德瀬濑頼赖郷乡歩步毎每満满' +
      '児儿対对辺边両两戸户暁晓戦战収收総总駅驿験验隣邻霊灵豊丰歓欢顕显譲让壌壤渋涩摂摄畳叠覚觉売卖読读続续処处拠据変变剣剑険险価价仮假絵绘権权観观焼烧縄绳' +
      '庁厅聴听邨村淸清靑青鄕乡寜宁甯宁凖准鶏鸡覇霸滝泷嶋岛嶌岛薫薰蛍萤雑杂従从粛肃粋粹汚污浄净銭钱繊纤縁缘勲勋圏圈増增壱壹奨奖専专巌岩巣巢帯带廃废弾弹懐怀' +
      '択择捜搜揺摇斎斋晩晚様样歳岁歴历猟猎獣兽痩瘦発发砕碎稲稻穏稳穣穰窓窗脳脑臓脏舎舍荘庄薬药訳译軽轻転转逓递遅迟釈释鉱矿陥陷駆驱髄髓齢龄囯国圀国凃涂姫姬' +
      '緜绵疎疏鑛矿鴈雁堃坤喆哲鑪炉壠垄濶阔钜巨鬰郁鳯凤鼇鳌亀龟'
    ).match(/../gu) ?? []
  ).map(([written = '', folded = '']) => [written, folded]),
)
const anyVariant = new RegExp(`[${[...variants.keys()].join('')}]`, 'g')

/**
 * The text as it is compared: Simplified characters, half-width letters and figures, no look-alikes; every character
 * stands where it stood, so places found in it are places in the text.
 */
export function foldText(text: string): string {
  const half = unifyIdeographs(text).replace(/[！-～　]/g, (one) =>
    one === '　' ? ' ' : String.fromCharCode(one.charCodeAt(0) - 0xfee0),
  )
  const simplified = half.replace(/[㐀-鿿]+/g, (run) => {
    const simple = toSimplified(run)
    return simple.length === run.length ? simple : run
  })
  return simplified.replace(anyVariant, (one) => variants.get(one) ?? one).replace(/[•・‧∙･⋅∙●⸱ᐧ]/g, '·')
}

const names = new Map<string, string>()

/** A name of the table of divisions as texts are compared with it; each is folded once. */
export function foldName(name: string): string {
  const known = names.get(name) ?? foldText(name)
  names.set(name, known)
  return known
}
