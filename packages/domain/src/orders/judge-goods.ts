import type { Amount } from '../prohibited/amounts.ts'
import type { JudgedItem, JudgedRule } from '../prohibited/judge-item.ts'
import { judgeItem } from '../prohibited/judge-item.ts'
import { type Measure, type TransportMode, verdicts } from '../prohibited/vocabulary.ts'
import { productKindOf } from '../quotes/vocabulary.ts'
import type { FoundProblem, OrderGood } from './order-input.ts'
import type { OrderProduct } from './order-vocabulary.ts'

/**
 * What a name certainly means. `listed`: these things of the list and nothing else; `partly`: these and something that
 * is on no list; `vague`: a word for anything, such as samples. A guess at a name is `unknown`.
 */
export type NameMatch =
  | {
      readonly kind: 'listed' | 'partly'
      readonly ids: readonly string[]
      /** Amounts that the name itself tells, in thousandths of their unit. */
      readonly measured: Readonly<Partial<Record<Measure, Amount>>>
    }
  | { readonly kind: 'unknown' | 'vague' }

/** The list of prohibited items, ready to be asked. */
export type GoodsList = {
  readonly edition: string
  readonly items: ReadonlyMap<string, JudgedItem>
  readonly rules: ReadonlyMap<string, JudgedRule>
  readonly read: (name: string) => NameMatch
}

/**
 * What may become of a good in an order. `unlisted`: on no list, so that the sender declares that it is what the name
 * says and not prohibited, and it is looked at when it is handed over. `vague`: what it is has to be said first.
 */
export const goodVerdicts = [...verdicts, 'unlisted', 'vague'] as const

/** What the list says of a good: `rule` is the id that gives reason and conditions, `item` the thing it is about. */
export type GoodVerdict = {
  readonly verdict: (typeof goodVerdicts)[number]
  readonly rule: string | null
  readonly item: string | null
}

export type JudgedGood = OrderGood & Pick<GoodVerdict, 'verdict' | 'rule'>

/** How goods of an order travel, as the list distinguishes it. */
export function modeOf(product: OrderProduct, carriage: 'air' | 'road'): TransportMode {
  if (carriage === 'air') return 'air'
  const kind = productKindOf(product)
  if (kind === 'cold-chain' || kind === 'pharma') return 'cold'
  return kind === 'express-standard' || kind === 'express-priority' ? 'express' : 'freight'
}

/** The strictest verdict on everything a good may be: what was chosen, and what its name means. */
export function judgeGood(
  list: GoodsList,
  good: Pick<OrderGood, 'name' | 'item' | 'amount'>,
  mode: TransportMode,
): GoodVerdict {
  const reading = list.read(good.name)
  const named = 'ids' in reading ? reading.ids : []
  const measured = 'ids' in reading ? reading.measured : {}
  const chosen = good.item === null ? [] : [good.item]
  const found = [...new Set([...chosen, ...named])].map((id): GoodVerdict => {
    const item = list.items.get(id)
    const stated = item?.measure ? measured[item.measure] : undefined
    const judged = item && judgeItem(item, list.rules, { mode, amount: larger(good.amount, stated) })
    // An id of no list is not knowing, and never a permission.
    return judged ? { verdict: judged.verdict, rule: judged.rule.id, item: id } : unlisted
  })
  if (reading.kind === 'partly') found.push(unlisted)
  if (found.length === 0) return reading.kind === 'vague' ? { ...unlisted, verdict: 'vague' } : unlisted
  return found.reduce((worst, one) => (strictness(one) > strictness(worst) ? one : worst))
}

/** The goods of an order, each with what the list says of it. */
export function judgeGoods(
  list: GoodsList,
  goods: readonly OrderGood[],
  mode: TransportMode,
): readonly JudgedGood[] {
  return goods.map((good) => {
    const { verdict, rule } = judgeGood(list, good, mode)
    return { ...good, verdict, rule }
  })
}

const unlisted: GoodVerdict = { verdict: 'unlisted', rule: null, item: null }

/** Of two amounts for one thing the one that is judged more strictly. */
function larger(given: Amount | null, stated: Amount | undefined): Amount | null {
  return stated === undefined ? given : Math.max(stated, given ?? stated)
}

const order: readonly GoodVerdict['verdict'][] = [
  'yes',
  'unlisted',
  ...verdicts.filter((one) => one !== 'yes'),
]

function strictness({ verdict }: GoodVerdict): number {
  return order.indexOf(verdict)
}

/** What keeps goods from being sent, each with the rule that says why. */
export function goodsProblems(goods: readonly JudgedGood[]): readonly FoundProblem[] {
  return goods.flatMap(({ verdict, rule, conditionsMet }, index): FoundProblem[] => {
    const why = rule === null ? {} : { detail: rule }
    const path = `goods.${index}`
    if (verdict === 'no') return [{ path, message: 'goods-barred', ...why }]
    if (verdict === 'agreement') return [{ path, message: 'goods-by-agreement', ...why }]
    if (verdict === 'vague') return [{ path: `${path}.name`, message: 'goods-vague' }]
    if (verdict === 'yes' || conditionsMet) return []
    const message = verdict === 'unlisted' ? 'goods-not-declared' : 'condition-not-ticked'
    return [{ path: `${path}.conditionsMet`, message, ...why }]
  })
}
