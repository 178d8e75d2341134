import type { JudgedItem, JudgedRule } from '../prohibited/judge-item.ts'
import { judgeItem } from '../prohibited/judge-item.ts'
import { type TransportMode, type Verdict, verdicts } from '../prohibited/vocabulary.ts'
import type { FoundProblem, OrderGood } from './order-input.ts'
import type { OrderProduct } from './order-vocabulary.ts'

/** The list of prohibited items, ready to be asked. */
export type GoodsList = {
  readonly edition: string
  readonly items: ReadonlyMap<string, JudgedItem>
  readonly rules: ReadonlyMap<string, JudgedRule>
  /** The ids of the things that a name certainly means. */
  readonly named: (name: string) => readonly string[]
}

/**
 * What the list says of a good: `rule` is the id that gives reason and conditions, and `unlisted` goods are on no
 * list, so that the sender answers for them.
 */
export type GoodVerdict = { readonly verdict: Verdict | 'unlisted'; readonly rule: string | null }

export type JudgedGood = OrderGood & GoodVerdict

/** How goods of an order travel, as the list distinguishes it. */
export function modeOf(product: OrderProduct, carriage: 'air' | 'road'): TransportMode {
  if (carriage === 'air') return 'air'
  if (product === 'cold-chain' || product === 'pharma') return 'cold'
  return product === 'express-standard' || product === 'express-priority' ? 'express' : 'freight'
}

/** The strictest verdict on everything a good may be: what was chosen, and what its name means. */
export function judgeGood(
  list: GoodsList,
  good: Pick<OrderGood, 'name' | 'item' | 'amount'>,
  mode: TransportMode,
): GoodVerdict {
  const ids = new Set([...(good.item === null ? [] : [good.item]), ...list.named(good.name)])
  const found = [...ids].map((id): GoodVerdict => {
    const item = list.items.get(id)
    const judged = item && judgeItem(item, list.rules, { mode, amount: good.amount })
    // An id of no list is not knowing, and never a permission.
    return judged ? { verdict: judged.verdict, rule: judged.rule.id } : { verdict: 'unlisted', rule: null }
  })
  const [first, ...others] = found
  if (first === undefined) return { verdict: 'unlisted', rule: null }
  return others.reduce((worst, one) => (strictness(one) > strictness(worst) ? one : worst), first)
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
    if (verdict !== 'yes' && !conditionsMet) {
      return [{ path: `${path}.conditionsMet`, message: 'condition-not-ticked', ...why }]
    }
    return []
  })
}
