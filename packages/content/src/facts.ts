import { endOfDayAtHome } from '@hongyan/kernel/home-time'
import type { Both } from './seed.ts'

/**
 * A figure the company states about itself. Pages cite it by id; from the day after `expires` every sentence that
 * cites it is left out until someone confirms it again.
 */
export type Fact = {
  /** What is shown large: `1,500`, `18:00`. */
  readonly value: Both<string>
  readonly unit: Both<string | null>
  readonly label: Both<string>
  readonly source: 'company statement'
  /** Who confirms it. */
  readonly owner: 'operations' | 'service' | 'cold chain' | 'technology' | 'finance'
  /** Calendar days where the company is at home. */
  readonly asOf: string
  readonly expires: string
}

type Statement = readonly [zhValue: string, zhUnit: string, zhLabel: string]
type EnglishStatement = readonly [value: string, unit: string, label: string]

function fact(owner: Fact['owner'], chinese: Statement, english: EnglishStatement): Fact {
  const [zhValue, zhUnit, zhLabel] = chinese
  const [value, unit, label] = english
  return {
    value: { 'zh-CN': zhValue, 'en-US': value },
    unit: { 'zh-CN': zhUnit || null, 'en-US': unit || null },
    label: { 'zh-CN': zhLabel, 'en-US': label },
    source: 'company statement',
    owner,
    asOf: '2026-09-30',
    expires: '2028-12-31',
  }
}

/** The facts register: the only place where a figure about the company may be written. */
export const facts = {
  warehouses: fact('operations', ['1,500', '+ 座', '仓库'], ['1,500', '+', 'warehouses']),
  'warehouse-area': fact('operations', ['3,100', '万+ ㎡', '仓储面积'], ['31', 'M+', 'm² of warehouses']),
  'cloud-warehouses': fact(
    'operations',
    ['2,000', '+ 座', '合作云仓'],
    ['2,000', '+', 'partner cloud warehouses'],
  ),
  // As many as the network has: a test compares them.
  cities: fact('operations', ['374', '座', '覆盖城市'], ['374', '', 'cities covered']),
  'round-the-clock': fact('operations', ['7×24', '小时', '仓库运转'], ['24/7', '', 'warehouse operation']),
  'pickup-time': fact('service', ['1', '小时', '上门取件'], ['1', 'hour', 'to pickup']),
  'rapid-response': fact('service', ['10', '分钟', '回复'], ['10', 'minutes', 'to a reply']),
  'rapid-pickup': fact('service', ['2', '小时', '上门提货'], ['2', 'hours', 'to freight pickup']),
  'same-city': fact(
    'service',
    ['30', '分钟', '同城最快送达'],
    ['30', 'minutes', 'fastest same-city delivery'],
  ),
  upstairs: fact('service', ['100', '公斤', '单件免费上楼的上限'], ['100', 'kg', 'carried upstairs free']),
  'free-storage': fact('service', ['15', '天', '免费仓储'], ['15', 'days', 'free storage']),
  'service-hours': fact('service', ['8:00–22:00', '', '每天人工服务'], ['8:00–22:00', '', 'staffed daily']),
  'parts-response': fact(
    'service',
    ['1', '小时', '回应备件退回问题'],
    ['1', 'hour', 'to answer a problem with returned parts'],
  ),
  'freight-bands': fact('service', ['20', '公斤起', '重货'], ['20', 'kg', 'and up: heavy freight']),
  'parcel-band': fact('service', ['30', '公斤', '快递单件上限'], ['30', 'kg', 'at most by express']),
  'light-freight': fact(
    'service',
    ['5', '立方米', '轻货上限，或 1 吨'],
    ['5', 'm³', 'or 1 t: light freight'],
  ),
  'pharma-bands': fact('service', ['10', '公斤', '医药起运'], ['10', 'kg', 'and up: pharma']),
  insurance: fact(
    'finance',
    ['1', '元', '保价一票，500 元以内'],
    ['¥1', '', 'insures a shipment up to ¥500'],
  ),
  payout: fact('finance', ['24', '小时', '最快赔付'], ['24', 'hours', 'fastest payout']),
  'cash-on-delivery': fact(
    'finance',
    ['30', '万元', '每票代收货款上限'],
    ['¥300,000', '', 'cash on delivery per shipment, at most'],
  ),
  'receipt-paper': fact('finance', ['8', '元', '每票纸质签单返还'], ['¥8', '', 'paper receipt return']),
  'receipt-electronic': fact(
    'finance',
    ['5', '元', '每票电子签单返还'],
    ['¥5', '', 'electronic receipt return'],
  ),
  'named-signing': fact(
    'finance',
    ['0.5', '元', '每票指定签收人'],
    ['¥0.50', '', 'signature by a named person'],
  ),
  'wooden-packaging': fact(
    'finance',
    ['200', '元', '每立方米木质包装'],
    ['¥200', '', 'wooden packaging per cubic meter'],
  ),
  'cold-cutoff': fact('cold chain', ['18:00', '', '每天截单'], ['18:00', '', 'single-wave cut-off']),
  'cold-main': fact('cold chain', ['2–3', '天', '主要城市之间'], ['2–3', 'days', 'between main cities']),
  'cold-capitals': fact(
    'cold chain',
    ['3–5', '天', '省会之间'],
    ['3–5', 'days', 'between provincial capitals'],
  ),
  'cold-county': fact('cold chain', ['4–6', '天', '到县'], ['4–6', 'days', 'to county level']),
  'fresh-cities': {
    ...fact('cold chain', ['18', '座城市', '设生鲜仓'], ['18', 'cities', 'with fresh-food warehouses']),
    asOf: '2026-11-10',
  },
  'fresh-limit': fact(
    'cold chain',
    ['72', '小时', '二三线城市最长'],
    ['72', 'hours', 'at most, smaller cities'],
  ),
  'late-penalty': fact(
    'cold chain',
    ['10%', '', '超 1 小时赔运费'],
    ['10%', '', 'of freight back after 1 hour'],
  ),
  'returns-storage': fact(
    'cold chain',
    ['7', '天', '退货免费存放'],
    ['7', 'days', 'free storage of returns'],
  ),
  equipment: fact('technology', ['28', '类', '设备统一调度'], ['28', 'kinds', 'of equipment under control']),
  'automation-area': fact(
    'technology',
    ['1,000', '平方米起', '可自动化'],
    ['1,000', 'm²', 'and up: automation'],
  ),
  drones: fact('technology', ['4', '个', '独立投放装置'], ['4', '', 'independent drop devices']),
  financing: fact(
    'finance',
    ['6.5%', '', '供应链金融年利率低至'],
    ['6.5%', '', 'a year: lowest financing rate'],
  ),
  population: fact('operations', ['99%', '', '人口覆盖'], ['99%', '', 'of the population covered']),
  regions: fact('cold chain', ['7', '个大区', '设生鲜仓'], ['7', 'regions', 'with fresh-food warehouses']),
  'delivery-bands': fact(
    'service',
    ['0–30', '公斤', '30–300 公斤、1–3 吨分档计价'],
    ['0–30', 'kg', '30–300 kg and 1–3 t priced by band'],
  ),
  'heavy-bands': fact(
    'service',
    ['20–60', '公斤', '60–500、500–3000、3000 公斤以上分档'],
    ['20–60', 'kg', '60–500, 500–3,000 and above 3,000 kg'],
  ),
  'pharma-truck': fact(
    'service',
    ['3,000', '公斤以上', '走医药整车'],
    ['3,000', 'kg', 'and above by full pharma truck'],
  ),
  'pharma-middle': fact(
    'service',
    ['200', '公斤', '起按医药零担大票计价'],
    ['200', 'kg', 'and up: large pharma consignment'],
  ),
  'insurance-middle': fact(
    'finance',
    ['2', '元', '每票保价 500–1,000 元'],
    ['¥2', '', 'insures a shipment of ¥500 to ¥1,000'],
  ),
  'insurance-rate': fact(
    'finance',
    ['5‰', '', '保价超过 1,000 元的费率'],
    ['5‰', '', 'of the declared value above ¥1,000'],
  ),
  'full-cover': fact(
    'finance',
    ['2', '元', '全额保：500 元以内；至 1,000 元 3 元；以上 8‰'],
    ['¥2', '', 'full coverage to ¥500; ¥3 to ¥1,000; 8‰ above'],
  ),
  'wooden-minimum': fact(
    'finance',
    ['40', '元', '每票木质包装最低收费'],
    ['¥40', '', 'wooden packaging per shipment, at least'],
  ),
  'wooden-volume': fact(
    'finance',
    ['1.4', '倍', '实际体积计木质包装费'],
    ['1.4', '×', 'physical volume for wooden packaging'],
  ),
  waterproof: fact('finance', ['0.5', '元', '每票防水袋'], ['¥0.50', '', 'waterproof bag per shipment']),
  'cold-unloading': fact(
    'cold chain',
    ['18', '元', '每立方米卸货，或 35 元每吨'],
    ['¥18', '', 'unloading per cubic meter, or ¥35 per metric ton'],
  ),
  'cold-labelling': fact('cold chain', ['0.5', '元', '每件贴标'], ['¥0.50', '', 'labeling per piece']),
  'cold-inventory': fact(
    'cold chain',
    ['40', '元', '每人时随入库盘点'],
    ['¥40', '', 'stock count on entry, per person-hour'],
  ),
  'cold-count': fact(
    'cold chain',
    ['200', '元', '单独盘点 200 个 SKU 以内，每多 1–20 个加 200 元'],
    ['¥200', '', 'separate count up to 200 SKUs, ¥200 per further 1–20'],
  ),
} as const satisfies Record<string, Fact>

export type FactId = keyof typeof facts

/** Whether a fact may still be stated at a moment (ms UTC). The last day counts in full, at home. */
export function isCurrent(factId: FactId, at: number): boolean {
  return at < endOf(facts[factId])
}

/** The instants (ms UTC) at which facts expire, in order, each once. Between two of them no content changes by itself. */
export function expiryInstants(): readonly number[] {
  return [...new Set(Object.values(facts).map(endOf))].sort((one, other) => one - other)
}

function endOf({ expires }: Pick<Fact, 'expires'>): number {
  return endOfDayAtHome(expires)
}

/** A fact as a figure to show large, in one of the two written languages. */
export function figureOf(factId: FactId, locale: 'zh-CN' | 'en-US') {
  const { value, unit, label } = facts[factId]
  return { id: factId, value: value[locale], unit: unit[locale], label: label[locale] }
}
