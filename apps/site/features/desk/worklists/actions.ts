import { ownStaff } from '@hongyan/domain/staff/own-staff'
import { type StaffRight, staffMaySomewhere } from '@hongyan/domain/staff/staff-rights'
import type { StaffPerson } from '@hongyan/kernel/context'
import { z } from 'zod'
import { successOf } from '../../../calls/envelope.ts'
import { signInNeeded } from '../../../calls/refusals.ts'
import type { Worklist } from '../../../calls/worklist.ts'
import { defineAction } from '../../../server/requests/action.ts'
import { shared, signedOut } from '../work/desk-call.ts'
import { works } from './works.ts'

/** All that staff works through, in the order of the menu. */
export const worklists: readonly Worklist[] = works.flatMap(({ lists }) => lists)

const words = z.object({ en: z.string(), zh: z.string() })
const column = z.object({
  key: z.string(),
  label: words,
  kind: z.string(),
  names: z.record(z.string(), words).optional().describe('Of each value of a choice.'),
  isNeeded: z.boolean().optional(),
  right: z.string().optional().describe('Of colleagues who are chosen from; without one, of everybody.'),
  orNobody: z.boolean().optional().describe('Also `me` and `nobody` can be chosen.'),
})
const part = z.object({ path: z.string(), fields: z.array(column) })

const worklistView = z.object({
  id: z.string(),
  title: words,
  path: z.string().describe('Of the call that lists it; filters are its query.'),
  rowKey: z.string(),
  columns: z.array(column),
  filters: z.array(column),
  sorts: z.array(z.object({ value: z.string(), label: words })),
  views: z.array(z.object({ name: words, query: z.record(z.string(), z.string()) })),
  actions: z.array(
    z.object({
      name: z.string().describe('Rows name it in `may`.'),
      label: words,
      path: z.string().describe('Takes `ids` and the fields of the dialog.'),
      fields: z.array(column),
      single: z.boolean(),
      isFinal: z.boolean(),
    }),
  ),
  record: part.nullable(),
  reveal: part.nullable().describe('What is personal of a record, asked for by itself.'),
  filePath: z.string().nullable(),
})

export const listWorklistsAction = defineAction(
  {
    ...shared,
    family: 'desk-work',
    id: 'listWorklists',
    method: 'GET',
    path: '/v1/desk/worklists',
    summary: {
      en: 'The lists that the person who asks works through: columns, filters and what can be done, as screens are made of them',
      zh: '自己要处理的各个列表：列、筛选和能做的事，界面照着做',
    },
    replies: { 200: successOf(z.object({ worklists: z.array(worklistView) })) },
    refusals: [signInNeeded],
    access: { who: 'person', record: 'own', origin: 'any', repeat: 'reads' },
    examples: [{ ...signedOut, request: {} }],
  },
  async (_input, { ctx }) => worklistsOf(ownStaff(ctx)),
  (shown) => ({ worklists: shown.map(presentWorklist) }),
)

/** What somebody may see, with as much of it as they may do. */
function worklistsOf(person: StaffPerson): readonly Worklist[] {
  const may = (right: StaffRight | undefined) => right === undefined || staffMaySomewhere(person, right)
  return worklists
    .filter(({ right }) => may(right))
    .map((list) => ({
      ...list,
      actions: list.actions.filter(({ right }) => may(right)),
      record: list.record && may(list.record.right) ? list.record : null,
      reveal: list.reveal && may(list.reveal.right) ? list.reveal : null,
      file: list.file && may(list.file.right) ? list.file : null,
    }))
}

function presentWorklist({ right: _right, file, ...list }: Worklist) {
  return { ...list, filePath: file?.path ?? null }
}
