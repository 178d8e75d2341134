import type { TransportMode } from '@hongyan/domain/prohibited/vocabulary'

/**
 * How people say a way of travel when they ask about a thing, the narrower first. Only as a way: `玩具火车`, `航空煤油`
 * and `toy plane` are things.
 */
const ways: readonly (readonly [TransportMode, RegExp])[] = [
  [
    'air-international',
    /国际空运|國際空運|国际快递|國際速遞|(?:寄|发|發|运|運)?(?:到|去|往)?(?:国外|國外|海外|境外|外国|外國)|出国|出國|出境|\b(?:abroad|overseas|internationally|by international air)\b/giu,
  ],
  [
    'air',
    /空运|空運|(?:走|用|发|發)航空|航空件|(?:坐|上|走|用)(?:飞机|飛機)|\bby (?:air|plane)\b|\bon (?:a|the) (?:plane|flight)\b|\bair ?(?:freight|mail)\b/giu,
  ],
  ['rail', /(?:走|用|发|發)(?:铁路|鐵路)|(?:坐|上|走)(?:火车|火車|高铁|高鐵)|\bby (?:rail|train)\b/giu],
  ['cold', /(?:走|用|发|發)冷(?:链|鏈)|\bby (?:cold chain|refrigerated truck)\b/giu],
  ['freight', /(?:走|用|发|發)(?:货运|貨運|零担|零擔)|\bby (?:road )?freight\b/giu],
  ['express', /(?:走|用|发|發)(?:公路|陆运|陸運|快递|速遞)|\bby (?:road|ground|truck|courier)\b/giu],
]

/** The way of travel that a question names, such as air for `充电宝能空运吗`; null where it names none. */
export function wayIn(question: string): TransportMode | null {
  return ways.find(([, words]) => question.search(words) >= 0)?.[0] ?? null
}

/** A question without the way of travel it names; the whole where nothing else is left. */
export function withoutWay(question: string): string {
  const rest = ways.reduce((text, [, words]) => text.replace(words, ' '), question)
  return /\p{L}/u.test(rest) ? rest : question
}
