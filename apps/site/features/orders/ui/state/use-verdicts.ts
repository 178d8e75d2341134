import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '../../../../calls/call.ts'
import { call } from '../../../../client/call.ts'
import { judgeThing } from '../../../prohibited-items/endpoints.ts'
import type { Verdicts } from '../form/missing-fields.ts'
import type { OrderForm } from '../form/order-form.ts'

type ItemView = Extract<AnswerOf<typeof judgeThing>['data'], { kind: 'item' }>['item']
/** What the form shows of an answer about a thing. */
export type GoodAnswer =
  | {
      readonly kind: 'item'
      readonly guessed: boolean
      readonly item: Readonly<Pick<ItemView, 'id' | 'name' | 'verdict' | 'reason'>> & {
        readonly conditions: readonly string[]
      }
    }
  | { readonly kind: 'choices'; readonly choices: readonly { readonly id: string; readonly name: string }[] }
  | { readonly kind: 'unknown' | 'nothing-asked' }

/** How a product travels, as the list of prohibited items tells ways apart. */
export function modeOf(product: string): 'air' | 'cold' | 'express' | 'freight' {
  if (product === 'air') return 'air'
  if (product === 'cold-chain' || product === 'pharma') return 'cold'
  return product.startsWith('express') ? 'express' : 'freight'
}

/** What is known of a thing depends on how it travels. */
export function answerKey(mode: string, name: string): string {
  return `${mode} ${name}`
}

/** A moment after the last key, ms: a name is asked for whole. */
const afterTyping = 500

/** What the list says of each good by its name, asked once a name and way of travel. */
export function useVerdicts(
  { goods, product }: Pick<OrderForm, 'goods' | 'product'>,
  known: Readonly<Record<string, GoodAnswer>>,
) {
  const [answers, setAnswers] = useState<Readonly<Record<string, GoodAnswer | null>>>(known)
  const asked = useRef(new Set(Object.keys(known)))
  const mode = modeOf(product)
  const names = [...new Set(goods.map(({ name }) => name.trim()).filter((name) => name !== ''))]
  const wanted = names.join('\n')
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const name of wanted.split('\n')) {
        const key = answerKey(mode, name)
        if (name === '' || asked.current.has(key)) continue
        asked.current.add(key)
        void call(judgeThing, { query: { q: name, mode } }).then((reply) => {
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
  return { answerOf, verdicts: verdictsOf(names, answerOf), judged }
}

/** A guess is no verdict: the sender has to say that it is meant. */
function verdictsOf(names: readonly string[], answerOf: (name: string) => GoodAnswer | undefined): Verdicts {
  return Object.fromEntries(
    names.flatMap((name) => {
      const answer = answerOf(name)
      if (!answer) return []
      return [[name, answer.kind === 'item' && !answer.guessed ? answer.item.verdict : 'unknown']]
    }),
  )
}
