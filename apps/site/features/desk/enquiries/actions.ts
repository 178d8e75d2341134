import { assignEnquiry } from '@hongyan/domain/enquiries/assign-enquiry'
import { closingOutcomes } from '@hongyan/domain/enquiries/enquiry-status'
import { exportEnquiries } from '@hongyan/domain/enquiries/export-enquiries'
import { joinEnquiries, separateEnquiry } from '@hongyan/domain/enquiries/join-enquiries'
import { type EnquiryFilters, enquiryGroups, listEnquiries } from '@hongyan/domain/enquiries/list-enquiries'
import { markSpam } from '@hongyan/domain/enquiries/mark-spam'
import { noteEnquiry, revealEnquiry, showEnquiryWork } from '@hongyan/domain/enquiries/show-enquiry-work'
import { transitionEnquiry } from '@hongyan/domain/enquiries/transition-enquiry'
import { longestNote } from '@hongyan/domain/notes/work-notes'
import { ownStaff } from '@hongyan/domain/staff/own-staff'
import { z } from 'zod'
import { successOf } from '../../../calls/envelope.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import type { At } from '../../../server/requests/route.ts'
import type { ThreadServices } from '../../../server/threads/run-in-worker.ts'
import {
  byNumber,
  doBy,
  listRefusals,
  outcomesView,
  pageQuery,
  periodOf,
  periodQuery,
  readBy,
  refusalFor,
  refusals,
  rowIds,
  rowsOf,
  shared,
  signedOut,
  withEach,
  writeBy,
} from '../work/desk-call.ts'
import { fileFormats, fileOfRows } from '../work/file-of-rows.ts'
import { enquiryColumns } from './columns.ts'
import {
  enquiryInFull,
  enquiryRow,
  enquiryView,
  presentInFull,
  presentPage,
  presentRow,
  presentView,
} from './views.ts'

const enquiries = { ...shared, family: 'desk-enquiries' } as const
const number = { number: 'EQ-2222-2222' }
const ids = ['EQ-2222-2222']

const filters = {
  group: z.enum(enquiryGroups).default('open'),
  assignee: z.union([z.uuid(), z.enum(['me', 'nobody'])]).optional(),
  ...periodQuery,
  sort: z.enum(['due', 'newest']).default('due'),
}
const query = z.strictObject({ ...filters, ...pageQuery })

function filtersOf(asked: Omit<z.output<typeof query>, 'limit'>): Omit<EnquiryFilters, 'limit'> {
  const { group, assignee = null, text, sort, after = null } = asked
  return { group, assignee, text, sort, after, ...periodOf(asked) }
}

export const listEnquiriesAction = defineAction(
  {
    ...enquiries,
    id: 'listEnquiries',
    method: 'GET',
    path: '/v1/desk/enquiries',
    summary: {
      en: 'Inquiries to be worked on, those to be called first first',
      zh: '要处理的咨询，最先要回电的在前',
    },
    query,
    replies: { 200: rowsOf(enquiryRow) },
    refusals: listRefusals,
    access: readBy('see-enquiries'),
    examples: [{ ...signedOut, request: {} }],
  },
  ({ query: asked }, { ctx }) => listEnquiries(ctx, { ...filtersOf(asked), limit: asked.limit }),
  (page, { ctx }) => presentPage(page, ctx.now()),
)

export const showEnquiryWorkAction = defineAction(
  {
    ...enquiries,
    id: 'showEnquiryWork',
    method: 'GET',
    path: '/v1/desk/enquiries/{number}',
    summary: {
      en: 'One inquiry: consent, notes and what happened to it; names and phones masked',
      zh: '一条咨询：同意的凭据、备注和经过；姓名电话打码',
    },
    params: byNumber,
    replies: { 200: successOf(enquiryView) },
    refusals,
    access: readBy('see-enquiries'),
    examples: [{ ...signedOut, request: { params: number } }],
  },
  ({ params }, { ctx }) => showEnquiryWork(ctx, params),
  (view, { ctx }) => presentView(view, ctx.now()),
  refusalFor,
)

export const revealEnquiryAction = defineAction(
  {
    ...enquiries,
    id: 'revealEnquiry',
    method: 'POST',
    path: '/v1/desk/enquiries/{number}/personal-data',
    summary: {
      en: 'Who asked, in full; that it was looked at is written down',
      zh: '是谁来咨询，完整显示；看过会记下来',
    },
    params: byNumber,
    body: z.strictObject({}),
    replies: { 200: successOf(enquiryInFull) },
    refusals,
    access: doBy('see-personal-data'),
    examples: [{ ...signedOut, request: { params: number, body: {} } }],
  },
  ({ params }, { ctx }) => revealEnquiry(ctx, params),
  presentInFull,
  refusalFor,
)

const working = {
  ...enquiries,
  method: 'POST',
  replies: { 200: outcomesView },
  refusals: listRefusals,
} as const
const work = writeBy('work-enquiries')

export const assignEnquiriesAction = defineAction(
  {
    ...working,
    id: 'assignEnquiries',
    path: '/v1/desk/enquiries/assign',
    summary: {
      en: 'Give inquiries to somebody, to oneself or to nobody',
      zh: '把咨询分给一个人、自己，或者放回',
    },
    body: z.strictObject({ ...rowIds, to: z.union([z.uuid(), z.enum(['me', 'nobody'])]) }),
    access: work,
    examples: [{ ...signedOut, request: { body: { ids, to: 'me' } } }],
  },
  ({ body }, at) => {
    const to = body.to === 'me' ? ownStaff(at.ctx).staffId : body.to === 'nobody' ? null : body.to
    return withEach(body.ids, at, (id) => assignEnquiry(at.ctx, { number: id, to }))
  },
)

export const agreeCallAction = defineAction(
  {
    ...working,
    id: 'agreeFirstCall',
    path: '/v1/desk/enquiries/agree-call',
    summary: { en: 'Say by when the person who asked is called first', zh: '定好什么时候之前打第一个电话' },
    body: z.strictObject({ ...rowIds, dueAt: z.iso.datetime({ offset: true }) }),
    access: work,
    examples: [{ ...signedOut, request: { body: { ids, dueAt: '2026-11-22T10:00:00+08:00' } } }],
  },
  ({ body }, at) => {
    const move = { kind: 'first-call-due', dueAt: Date.parse(body.dueAt) } as const
    return withEach(body.ids, at, (id) => transitionEnquiry(at.ctx, { number: id, move }))
  },
)

export const contactEnquiriesAction = defineAction(
  {
    ...working,
    id: 'markEnquiriesContacted',
    path: '/v1/desk/enquiries/contacted',
    summary: { en: 'Say that the person who asked has been called', zh: '记为已经联系过' },
    body: z.strictObject(rowIds),
    access: work,
    examples: [{ ...signedOut, request: { body: { ids } } }],
  },
  ({ body }, at) =>
    withEach(body.ids, at, (id) => transitionEnquiry(at.ctx, { number: id, move: { kind: 'contacted' } })),
)

export const closeEnquiriesAction = defineAction(
  {
    ...working,
    id: 'closeEnquiries',
    path: '/v1/desk/enquiries/close',
    summary: { en: 'Close inquiries, with what came of them', zh: '结束咨询，并记下结果' },
    body: z.strictObject({ ...rowIds, outcome: z.enum(closingOutcomes) }),
    access: work,
    examples: [{ ...signedOut, request: { body: { ids, outcome: 'won' } } }],
  },
  ({ body: { ids, outcome } }, at) =>
    withEach(ids, at, (id) => transitionEnquiry(at.ctx, { number: id, move: { kind: 'closed', outcome } })),
)

const marking = (isSpam: boolean) =>
  defineAction(
    {
      ...working,
      id: isSpam ? 'markSpam' : 'markNoSpam',
      path: isSpam ? '/v1/desk/enquiries/spam' : '/v1/desk/enquiries/no-spam',
      summary: isSpam
        ? { en: 'Say that inquiries are spam', zh: '记为垃圾咨询' }
        : { en: 'Say that inquiries are no spam', zh: '记为不是垃圾咨询' },
      body: z.strictObject(rowIds),
      access: work,
      examples: [{ ...signedOut, request: { body: { ids } } }],
    },
    ({ body }, at) => withEach(body.ids, at, (id) => markSpam(at.ctx, { number: id, isSpam })),
  )
export const markSpamAction = marking(true)
export const markNoSpamAction = marking(false)

export const joinEnquiriesAction = defineAction(
  {
    ...working,
    id: 'joinEnquiries',
    path: '/v1/desk/enquiries/join',
    summary: {
      en: 'Work on several inquiries of the same people as one',
      zh: '把同一家的几条咨询并成一条来处理',
    },
    body: z.strictObject(rowIds),
    access: work,
    examples: [{ ...signedOut, request: { body: { ids } } }],
  },
  async ({ body: { ids } }, at) => {
    // All or none: what was chosen is one.
    const joined = await withEach(['all'], at, () => joinEnquiries(at.ctx, { numbers: ids }))
    return { outcomes: [...new Set(ids)].flatMap((id) => joined.outcomes.map((one) => ({ ...one, id }))) }
  },
)

export const separateEnquiriesAction = defineAction(
  {
    ...working,
    id: 'separateEnquiries',
    path: '/v1/desk/enquiries/separate',
    summary: { en: 'Let inquiries stand for themselves again', zh: '把并进去的咨询再分开' },
    body: z.strictObject(rowIds),
    access: work,
    examples: [{ ...signedOut, request: { body: { ids } } }],
  },
  ({ body }, at) => withEach(body.ids, at, (id) => separateEnquiry(at.ctx, { number: id })),
)

export const noteEnquiriesAction = defineAction(
  {
    ...working,
    id: 'noteEnquiries',
    path: '/v1/desk/enquiries/notes',
    summary: { en: 'Keep a note about inquiries, for staff alone', zh: '给咨询写一条备注，只有员工看得到' },
    body: z.strictObject({ ...rowIds, text: z.string().max(4 * longestNote) }),
    access: doBy('work-enquiries'),
    examples: [{ ...signedOut, request: { body: { ids, text: 'x' } } }],
  },
  ({ body: { ids, text } }, at) => withEach(ids, at, (id) => noteEnquiry(at.ctx, { number: id, text })),
)

export const exportEnquiriesAction = defineAction(
  {
    ...enquiries,
    id: 'exportEnquiries',
    method: 'POST',
    path: '/v1/desk/enquiries/file',
    summary: { en: 'The list as a file, at most 10,000 of them', zh: '把列表存成文件，最多一万条' },
    description: {
      en: 'With `inFull` names, phones and addresses stand in it in full, for who may see personal data.',
      zh: '带 `inFull` 的，姓名、电话、地址完整写出，要有查看个人资料的权限。',
    },
    body: z.strictObject({
      ...filters,
      text: pageQuery.text,
      format: z.enum(fileFormats),
      inFull: z.boolean().default(false),
    }),
    takesLong: true,
    replies: { 200: 'file' },
    refusals: listRefusals,
    access: doBy('export-records'),
    examples: [{ ...signedOut, request: { body: { format: 'csv' } } }],
  },
  async ({ body }, at: At<ThreadServices>) => {
    const { format, inFull, ...asked } = body
    const rows = await exportEnquiries(at.ctx, { ...filtersOf({ ...asked, after: undefined }), inFull })
    const now = at.ctx.now()
    const shown = rows.map(({ work, assigneeName }) => ({
      ...presentRow(work, assigneeName, now),
      ...(inFull && work.details
        ? { contact: work.details.contact_name, mobile: work.details.contact_mobile }
        : {}),
    }))
    return fileOfRows(at, { name: 'enquiries', columns: enquiryColumns, rows: shown, format })
  },
)

export const enquiryActions: readonly Action<ThreadServices>[] = [
  listEnquiriesAction,
  exportEnquiriesAction,
  showEnquiryWorkAction,
  revealEnquiryAction,
  assignEnquiriesAction,
  agreeCallAction,
  contactEnquiriesAction,
  closeEnquiriesAction,
  markSpamAction,
  markNoSpamAction,
  joinEnquiriesAction,
  separateEnquiriesAction,
  noteEnquiriesAction,
]
