import type { modeOf } from '@hongyan/domain/orders/judge-goods'
import { transportModes as modes } from '@hongyan/domain/prohibited/vocabulary'
import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '../../../../calls/call.ts'
import { call } from '../../../../client/call.ts'
import { judgeThingAction } from '../../../prohibited-items/actions.ts'
import type { VerdictOf } from '../form/goods-verdicts.ts'
import type { OrderForm } from '../form/order-form.ts'

type Answered = AnswerOf<typeof judgeThingAction>['data']
type ItemView = Extract<Answered, { kind: 'item' }>['item']
type Ordered = { readonly ordered: Readonly<Extract<Answered, { kind: 'item' }>['ordered']> }
/** What the form shows of an answer about a thing. */
export type GoodAnswer =
  | (Ordered & {
      readonly kind: 'item'
      readonly guessed: boolean
      readonly item: Readonly<Pick<ItemView, 'id' | 'name' | 'verdict' | 'reason'>> & {
        readonly conditions: readonly string[]
      }
    })
  | (Ordered & {
      readonly kind: 'choices'
      readonly choices: readonly { readonly id: string; readonly name: string }[]
    })
  | (Ordered & { readonly kind: 'unknown' | 'vague' })
  | { readonly kind: 'nothing-asked' }

/** What is known of a thing depends on how it travels. */
export function answerKey(mode: string, name: string): string {
  return `${mode} ${name}`
}

/** A moment after the last key, ms: a name is asked for whole. */
const afterTyping = 500

/** What the list says of each good by its name, asked once a name and way of travel. */
export function useVerdicts(
  { goods }: Pick<OrderForm, 'goods'>,
  mode: ReturnType<typeof modeOf>,
  known: Readonly<Record<string, GoodAnswer>>,
) {
  const [answers, setAnswers] = useState<Readonly<Record<string, GoodAnswer | null>>>(known)
  const asked = useRef(new Set(Object.keys(known)))
  const names = [...new Set(goods.map(({ name }) => name.trim()).filter((name) => name !== ''))]
  const wanted = names.join('\n')
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const name of wanted.split('\n')) {
        const key = answerKey(mode, name)
        if (name === '' || asked.current.has(key)) continue
        asked.current.add(key)
        void call(judgeThingAction, { query: { q: name, mode } }).then((reply) => {
          // A thing that could not be asked about does not keep the price away: the server judges it once more.
          const answer = reply.kind === 'ok' ? reply.answer.data : null
          setAnswers((before) => ({ ...before, [key]: answer }))
          if (answer === null) asked.current.delete(key)
        })
      }
    }, afterTyping)
    return () => clearTimeout(timer)
  }, [wanted, mode])
  const answerOf = (name: string): GoodAnswer | undefined =>
    answers[answerKey(mode, name.trim())] ?? undefined
  const judged = names.every((name) => answerKey(mode, name) in answers)
  // Every answer tells the verdicts of all ways; any that is there serves for another product.
  const verdictOf: VerdictOf = (name, way) => {
    const found = modes
      .map((one) => answers[answerKey(one, name)])
      .find((answer) => answer && 'ordered' in answer)
    return found && 'ordered' in found ? found.ordered.find((one) => one.mode === way)?.verdict : undefined
  }
  return { answerOf, verdictOf, judged }
}
