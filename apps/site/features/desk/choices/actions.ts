import { listColleagues } from '@hongyan/domain/staff/list-colleagues'
import { staffRights } from '@hongyan/domain/staff/staff-rights'
import { listOwnBranches } from '@hongyan/domain/worklists/list-own-branches'
import { textIn } from '@hongyan/locales'
import { z } from 'zod'
import { successOf } from '../../../calls/envelope.ts'
import { signInNeeded } from '../../../calls/refusals.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import type { At } from '../../../server/requests/route.ts'
import type { OrderBooksService } from '../orders/actions.ts'
import { pageQuery, shared, signedOut } from '../work/desk-call.ts'

const choices = { ...shared, family: 'desk-work', method: 'GET', refusals: [signInNeeded] } as const
/** Nobody is refused: whoever has no right is told nothing. */
const access = { who: 'person', record: 'none', origin: 'any', repeat: 'reads' } as const

export const listColleaguesAction = defineAction(
  {
    ...choices,
    id: 'listColleagues',
    path: '/v1/desk/colleagues',
    summary: {
      en: 'Colleagues with a right that one has oneself, by a part of their name',
      zh: '和自己有同样权限的同事，按姓名找',
    },
    description: {
      en: 'At most 20; with `id` just that one. Without `right` everybody, for staff who read the audit. Of a right that one has not, nobody.',
      zh: '最多 20 位；写 `id` 就只要那一位。不写 `right` 是全体，要能看操作记录。自己没有的权限，一位也不列。',
    },
    query: z.strictObject({
      right: z.enum(staffRights).optional(),
      text: pageQuery.text,
      id: z.uuid().optional(),
    }),
    replies: {
      200: successOf(z.object({ colleagues: z.array(z.object({ id: z.string(), name: z.string() })) })),
    },
    access,
    examples: [{ ...signedOut, request: { query: { right: 'work-enquiries' } } }],
  },
  async ({ query: { right = null, id = null, text } }, { ctx }) => listColleagues(ctx, { right, text, id }),
  (colleagues) => ({ colleagues: colleagues.map(({ id, name }) => ({ id, name })) }),
)

export const listDeskBranchesAction = defineAction(
  {
    ...choices,
    id: 'listDeskBranches',
    path: '/v1/desk/branches',
    summary: {
      en: 'Branches whose orders one sees, by a part of their code or name',
      zh: '自己能看到订单的网点，按编号或名称找',
    },
    description: {
      en: 'At most 20; with `code` just that one. All of them for people who manage staff.',
      zh: '最多 20 个；写 `code` 就只要那一个。管员工的看得到全部。',
    },
    query: z.strictObject({ text: pageQuery.text, code: z.string().max(60).optional() }),
    replies: {
      200: successOf(z.object({ branches: z.array(z.object({ code: z.string(), name: z.string() })) })),
    },
    access,
    examples: [{ ...signedOut, request: {} }],
  },
  async ({ query: { text, code = null } }, { ctx, services }: At<OrderBooksService>) =>
    listOwnBranches(ctx, { network: services.orderBooks().network, text, code }),
  (branches, { locale }) => ({
    branches: branches.map(({ code, name }) => ({ code, name: textIn(name, locale) })),
  }),
)

/** Whom and what fields of a dialog and filters are chosen from. */
export const choiceActions: readonly Action<OrderBooksService>[] = [
  listColleaguesAction,
  listDeskBranchesAction,
]
