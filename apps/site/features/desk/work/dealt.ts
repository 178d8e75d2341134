import { type DealtKind, dealtKinds, dealWith } from '@hongyan/domain/worklists/deal-with'
import { z } from 'zod'
import { rowAction } from '../../../calls/worklist.ts'
import { defineAction } from '../../../server/requests/action.ts'
import { listRefusals, outcomesView, rowIds, shared, signedOut, withEach, writeBy } from './desk-call.ts'

// What lists have in common whose rows are marked as dealt with.

const work = { ...shared, family: 'desk-work' } as const

/** Which rows a list shows: those to be done, or those that are dealt with. */
export const dealtGroup = z.enum(['open', 'dealt']).default('open')
/** How many rows come before the page. */
export const afterRows = z.coerce
  .number()
  .int()
  .min(0)
  .max(1_000_000)
  .default(0)
  .describe('`next` of the page before.')
/** What a row is offered. */
export const dealtSteps = z.array(z.enum(['deal', 'take-back']))
type Steps = z.input<typeof dealtSteps>
/** What the rows of a group are offered. */
export const stepsOf = (asked: z.output<typeof dealtGroup>): Steps => [
  asked === 'open' ? 'deal' : 'take-back',
]
/** What the next page is asked with. */
export const nextOf = (more: boolean, asked: { readonly after: number; readonly limit: number }) =>
  more ? String(asked.after + asked.limit) : null

export const dealtFilter = {
  key: 'group',
  kind: 'choice',
  names: { open: { en: 'To do', zh: '待处理' }, dealt: { en: 'Dealt with', zh: '已处理' } },
  label: { en: 'Show', zh: '显示' },
} as const
export const dealtViews = [
  { name: dealtFilter.names.open, query: { group: 'open' } },
  { name: dealtFilter.names.dealt, query: { group: 'dealt' } },
] as const

/** The two calls by which rows of a list are marked as dealt with, and that is taken back. */
export function dealing<const Path extends string>(kind: DealtKind, path: Path, id: string) {
  const marking = <const Step extends string>(isDealt: boolean, step: Step) =>
    defineAction(
      {
        ...work,
        id: isDealt ? `dealWith${id}` : `takeBack${id}`,
        method: 'POST',
        path: `${path}/${step}` as const,
        summary: isDealt
          ? { en: 'Mark as dealt with, until it happens again', zh: '标为已处理，再发生时会重新出现' }
          : { en: 'Take back that it is dealt with', zh: '取消已处理' },
        body: z.strictObject(rowIds),
        replies: { 200: outcomesView },
        refusals: listRefusals,
        access: writeBy(dealtKinds[kind]),
        examples: [{ ...signedOut, request: { body: { ids: ['x'] } } }],
      },
      ({ body }, at) => withEach(body.ids, at, (value) => dealWith(at.ctx, { kind, value, isDealt })),
    )
  const [deal, back] = [marking(true, 'deal'), marking(false, 'take-back')]
  return {
    calls: [deal, back],
    rows: [
      rowAction(deal, { name: 'deal', label: { en: 'Dealt with', zh: '已处理' } }),
      rowAction(back, { name: 'take-back', label: { en: 'Take back', zh: '取消处理' } }),
    ],
  }
}
