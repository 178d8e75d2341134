import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '../../../../calls/call.ts'
import { call } from '../../../../client/call.ts'
import { judgeThing } from '../../../prohibited-items/endpoints.ts'
import type { Verdicts } from '../form/missing-fields.ts'
import type { OrderForm } from '../form/order-form.ts'

export type ItemAnswer = AnswerOf<typeof judgeThing>['data']

/** How a product travels, as the list of prohibited items tells ways apart. */
export function modeOf(product: string): 'air' | 'cold' | 'express' | 'freight' {
  if (product === 'air') return 'air'
  if (product === 'cold-chain' || product === 'pharma') return 'cold'
  return product.startsWith('express') ? 'express' : 'freight'
}

/** A moment after the last key, ms: a name is asked for whole. */
const afterTyping = 500

/** What the list says of each good by its name, asked once a name and way of travel. */
export function useVerdicts({ goods, product }: Pick<OrderForm, 'goods' | 'product'>) {
  const [answers, setAnswers] = useState<Readonly<Record<string, ItemAnswer>>>({})
  const asked = useRef(new Set<string>())
  const mode = modeOf(product)
  const names = [...new Set(goods.map(({ name }) => name.trim()).filter((name) => name !== ''))]
  const wanted = names.join('\n')
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const name of wanted.split('\n')) {
        const key = `${mode} ${name}`
        if (name === '' || asked.current.has(key)) continue
        asked.current.add(key)
        void call(judgeThing, { query: { q: name, mode } }).then((reply) => {
          if (reply.kind === 'ok') setAnswers((before) => ({ ...before, [key]: reply.answer.data }))
          else asked.current.delete(key)
        })
      }
    }, afterTyping)
    return () => clearTimeout(timer)
  }, [wanted, mode])
  const answerOf = (name: string): ItemAnswer | undefined => answers[`${mode} ${name.trim()}`]
  return { answerOf, verdicts: verdictsOf(names, answerOf) }
}

/** A guess is no verdict: the sender has to say that it is meant. */
function verdictsOf(names: readonly string[], answerOf: (name: string) => ItemAnswer | undefined): Verdicts {
  return Object.fromEntries(
    names.flatMap((name) => {
      const answer = answerOf(name)
      if (!answer) return []
      return [[name, answer.kind === 'item' && !answer.guessed ? answer.item.verdict : 'unknown']]
    }),
  )
}
