import type { Amount } from './amounts.ts'
import { bandOf, bandsOf } from './bands.ts'
import type { Measure, TransportMode, Verdict } from './vocabulary.ts'

/** What judging needs of a thing: one rule, or one for each band of what it is measured by. */
export type JudgedItem = {
  readonly rules: readonly string[]
  readonly measure: Measure | null
  /** The band most of its kind are in, for when nobody has measured. */
  readonly usual: number
}

/** What judging needs of a rule. */
export type JudgedRule = { readonly id: string; readonly verdicts: Readonly<Record<TransportMode, Verdict>> }

type Judgement<Rule extends JudgedRule> = {
  readonly verdict: Verdict
  readonly rule: Rule
  /** Band the verdict is for, where the thing is measured. */
  readonly band: number | null
  /** Whether the band was taken for usual because no amount was given. */
  readonly assumed: boolean
}

/**
 * The verdict on a thing for a way of travel. Without an amount a measured thing is judged as most of its kind, and
 * then is never simply allowed. Null when its rule does not exist: that is not knowing, and never a permission.
 */
export function judgeItem<Rule extends JudgedRule>(
  item: JudgedItem,
  rules: ReadonlyMap<string, Rule>,
  asked: { readonly mode: TransportMode; readonly amount: Amount | null },
): Judgement<Rule> | null {
  const { measure } = item
  const assumed = measure !== null && asked.amount === null
  const band = measure === null || asked.amount === null ? item.usual : bandOf(measure, asked.amount)
  // A list that is too short must not lend a stricter band the rule of a milder one.
  const whole = measure === null || item.rules.length === bandsOf(measure).length
  const rule = whole ? rules.get(item.rules[band] ?? '') : undefined
  if (rule === undefined) return null
  const verdict = rule.verdicts[asked.mode]
  return {
    rule,
    assumed,
    band: measure === null ? null : band,
    verdict: assumed && verdict === 'yes' ? 'conditions' : verdict,
  }
}
