import { randomUUID } from 'node:crypto'
import { orderImportMessages } from '@hongyan/content/messages'
import type { RecordOwner } from '@hongyan/domain/companies/company-rules'
import { forgetOrderList } from '@hongyan/domain/orders/forget-order-list'
import { listSavedLists } from '@hongyan/domain/orders/list-saved-lists'
import { numbersOfList } from '@hongyan/domain/orders/numbers-of-list'
import { ordersOfList } from '@hongyan/domain/orders/orders-of-list'
import { placeOrders } from '@hongyan/domain/orders/place-orders'
import { DomainError } from '@hongyan/kernel/errors'
import { fill, localisedIn } from '@hongyan/locales'
import { tableSentence } from '@hongyan/tables'
import { paths } from '../../../paths.ts'
import { contentDisposition } from '../../../server/http/content-disposition.ts'
import type { FormAnswer, FormRequest } from '../../../server/requests/form.ts'
import type { RequestServices } from '../../../server/requests/services.ts'
import { readTable } from '../../../server/tables/read-table.ts'
import { ownerIn } from '../../../shell/parts/own-list/list-filters.ts'
import { fileOfLabels } from '../labels/file-of-labels.ts'
import { hasLabel } from '../labels/has-label.ts'
import { labelSizeNames } from '../labels/label-sizes.ts'
import type { OrderServices } from '../order-services.ts'
import { presentOrder } from '../present.ts'
import { keyOfList, longestCarried } from './carried-list.ts'
import { companyNow, membershipIn, ownersOfList } from './company-now.ts'
import { importError } from './import-error.ts'
import { listReport } from './list-report.ts'
import { isTextKey, keyOfText, listTextIn } from './list-text.ts'
import { longestFile } from './longest-file.ts'
import { valuesOf } from './own-lists.ts'
import { readOrderList } from './read-order-list.ts'
import { isListKey, readSubmittedList, type SubmittedList } from './read-submitted-list.ts'
import {
  isReady,
  type ReviewedLine,
  readLines,
  reviewList,
  type UnderstoodList,
  unagreedIn,
} from './review-list.ts'
import { saveUnplaced } from './save-unplaced.ts'
import type { ImportStep, ReviewOutcome } from './ui/import-model.ts'
import { labelParts } from './ui/label-parts.ts'
import { controls } from './ui/list-controls.ts'

/** What the forms take from the process. */
export type ImportServices = OrderServices & Pick<RequestServices, 'words'>
type Request = FormRequest<ImportServices>

const shown = (step: ImportStep, status: number): FormAnswer => ({
  kind: 'submitted',
  submitted: { kind: 'order-import', step },
  status,
})

/** The dry run of a list that is handed in as a file or a text. */
export async function readList(request: Request): Promise<FormAnswer> {
  const { fields, files, at } = request
  const text = (fields[controls.text] ?? '').slice(0, longestCarried)
  const form = /^[\w-]{8,60}$/.exec(fields[controls.form] ?? '')?.[0] ?? randomUUID()
  const of = ownerOf(request)
  const company = membershipIn(at)?.companyId
  const wrong = (problem: string) => shown({ kind: 'choose', form, of, text, problem }, 422)
  const { choose } = orderImportMessages(at.locale)
  const { bytes = new Uint8Array() } = files[controls.file] ?? {}
  if (bytes.length > longestFile || text.length > longestFile) {
    return wrong(fill(choose.tooLarge, { size: longestFile / 1024 }))
  }
  if (bytes.length === 0 && text.trim() === '') return wrong(choose.nothing)
  const table = await readTable(at, bytes.length > 0 ? { bytes } : { text })
  if (table.kind === 'problem') return wrong(tableSentence(table, at.locale))
  const list = readOrderList(table.rows, at.ctx.settings.orders.rowsPerImport)
  if (list.kind !== 'list') return wrong(localisedIn(importError(list), at.locale).text)
  const { lines } = list
  const submitted = await readLines(at, {
    key: keyOfList(form, lines),
    of,
    companies: company === undefined ? [] : [company],
    lines,
    taken: new Set(lines.map((_, index) => index + 1)),
    shown: new Map(),
  })
  // What was pasted into this form is kept from now on as it is looked over.
  if (bytes.length === 0 && isTextKey(keyOfText(form)))
    await forgetOrderList(at.ctx, { key: keyOfText(form) })
  const reviewed = await reviewList(at, submitted, await placedOf(request, submitted))
  return review(request, submitted, reviewed, {
    report: listReport(list, at.locale),
    outcome: ownNow(request, submitted),
  })
}

/** The list once more, with what was mended in it. */
export async function lookOver(request: Request): Promise<FormAnswer> {
  const list = await submittedList(request)
  if (list === null) return lost(request)
  const reviewed = await reviewList(request.at, list, await placedOf(request, list))
  const changed = unagreedIn(reviewed, list.shown)?.changed ?? 0
  const outcome =
    ownNow(request, list) ?? (changed > 0 ? ({ kind: 'asks', changed, mended: 0, barred: 0 } as const) : null)
  return review(request, list, reviewed, { outcome })
}

/** A list that the account has kept, as it was left: to be looked over where that was not done yet. */
export async function resumeList(request: Request): Promise<FormAnswer> {
  const kept = (await listSavedLists(request.at.ctx)).find(({ key }) => key === request.fields[controls.key])
  if (kept === undefined) return lost(request)
  const pasted = listTextIn(kept.key, kept.fields)
  if (pasted !== null) {
    const of = companyNow(request.at) === null ? 'own' : pasted.of
    return shown({ ...pasted, kind: 'choose', of, problem: null }, 200)
  }
  const values = valuesOf(kept.fields)
  return lookOver({ ...request, values, fields: Object.fromEntries([...values].reverse()) })
}

/** Forgets a list that the account has kept. */
export async function dropList({ fields, at }: Request): Promise<FormAnswer> {
  const key = fields[controls.key] ?? ''
  if (isListKey(key) || isTextKey(key)) await forgetOrderList(at.ctx, { key })
  return { kind: 'elsewhere', path: paths.orderImport(at.locale) }
}

/** Places what is taken of the list at the terms that were shown, or asks again where one of them has changed. */
export async function placeList(request: Request): Promise<FormAnswer> {
  const list = await submittedList(request)
  if (list === null) return lost(request)
  const before = await placedOf(request, list)
  const reviewed = await reviewList(request.at, list, before)
  const outcome = ownNow(request, list)
  if (outcome !== null) return review(request, list, reviewed, { outcome })
  const unagreed = unagreedIn(reviewed, list.shown)
  if (unagreed !== null) return review(request, list, reviewed, { outcome: { kind: 'asks', ...unagreed } })
  const ready = reviewed.filter(isReady)
  if (ready.length === 0 && before.size === 0) {
    return review(request, list, reviewed, { outcome: { kind: 'none' } })
  }
  const { ctx, services, locale } = request.at
  try {
    await placeOrders(ctx, {
      of: list.of,
      orders: ready.map(({ place, judged: { values, terms } }) => ({ place, values, shown: terms })),
      locale,
      idempotencyKey: list.key,
      books: services.orderBooks(),
    })
  } catch (error) {
    return refused(request, list, error)
  }
  const after = await placedOf(request, list)
  const now = await reviewList(request.at, list, after)
  if (now.some(({ isTaken, number }) => isTaken && number === null)) {
    return review(request, list, now, { outcome: { kind: 'placed', count: after.size } })
  }
  await saveUnplaced(request, list, now)
  return { kind: 'elsewhere', path: paths.orderImport(locale, list.key, list.of) }
}

/** Something has changed between two looks, or another window placed the list otherwise: it is shown as it stands. */
async function refused(request: Request, list: UnderstoodList, error: unknown): Promise<FormAnswer> {
  if (!(error instanceof DomainError)) throw error
  // Their role was taken in this moment: they are told as those whose was taken before.
  if (error.entity === 'company') return lookOver({ ...request, at: withoutCompany(request.at) })
  const reviewed = await reviewList(request.at, list, await placedOf(request, list))
  const unagreed = unagreedIn(reviewed, list.shown)
  if (unagreed !== null) return review(request, list, reviewed, { outcome: { kind: 'asks', ...unagreed } })
  if (error.code === 'conflict') return review(request, list, reviewed, { outcome: { kind: 'conflict' } })
  throw error
}

/** The labels of a list, or of a part of it, as one PDF. */
export async function labelsOfList({ fields, at }: Request): Promise<FormAnswer> {
  const key = fields[controls.key] ?? ''
  const of = at.account?.company == null ? 'own' : (ownerIn(fields[controls.of]) ?? 'own')
  const orders = isListKey(key) ? await ordersOfList(at.ctx, { idempotencyKey: key, of }) : []
  const size = labelSizeNames.find((name) => name === fields[controls.size]) ?? '100x150'
  const views = orders
    .map(({ view }) => view)
    .filter(({ order: { state, waybills } }) => hasLabel({ state: state.kind, waybills }))
  const { labelsPerFile } = at.ctx.settings.orders
  const parts = labelParts(
    views.map(({ order }) => order.pieces),
    labelsPerFile,
  )
  const part = parts[Number(fields[controls.part] ?? 0)] ?? parts[0]
  const file = part ? await fileOfLabels(at, views.slice(part.from, part.until), size) : null
  if (file?.kind === 'file') {
    const disposition = contentDisposition(`labels-${views[part?.from ?? 0]?.order.number}.pdf`)
    return { kind: 'file', mediaType: 'application/pdf', disposition, bytes: file.bytes }
  }
  const problem = orderImportMessages(at.locale).done.noLabels
  const shownOrders = orders.map(({ view }) => presentOrder(view))
  return shown({ kind: 'done', key: key.slice(0, 60), of, orders: shownOrders, problem }, 422)
}

/** Whose the orders become: a company's where whoever sent it may order for it, else their own. */
const ownerOf = ({ fields, at }: Request): RecordOwner =>
  companyNow(at) === null ? 'own' : (ownerIn(fields[controls.of]) ?? 'own')

/** What is said to whoever sent it for a company that they may not order for any more. */
const ownNow = ({ fields }: Request, { of }: SubmittedList): { readonly kind: 'own-now' } | null =>
  of === (ownerIn(fields[controls.of]) ?? 'own') ? null : { kind: 'own-now' }

const withoutCompany = (at: Request['at']): Request['at'] => ({
  ...at,
  account: at.account && { ...at.account, company: null },
})

async function submittedList(request: Request): Promise<UnderstoodList | null> {
  const list = readSubmittedList(request.values, request.at.ctx.settings.orders.rowsPerImport)
  if (list === null) return null
  // Looked over for one company, a list is never placed for another.
  const isOfNow = list.companies.at(-1) === companyNow(request.at)
  return readLines(request.at, { ...list, of: isOfNow ? ownerOf(request) : 'own' })
}

/** Numbers of the orders that it is already, those for a company they do not order for any more among them. */
function placedOf({ at }: Request, list: SubmittedList): Promise<ReadonlyMap<number, string>> {
  return numbersOfList(at.ctx, { idempotencyKey: list.key, owners: ownersOfList(list, companyNow(at)) })
}

/** The page of the dry run, which the account keeps until the list is placed. */
async function review(
  request: Request,
  list: SubmittedList,
  reviewed: readonly ReviewedLine[],
  { outcome, report = [] }: { readonly outcome: ReviewOutcome | null; readonly report?: readonly string[] },
): Promise<FormAnswer> {
  const status = outcome === null || outcome.kind === 'placed' ? 200 : 422
  const kept = await saveUnplaced(request, list, reviewed)
  return shown({ kind: 'review', ...kept, report, outcome }, status)
}

/** A form that carries no list any more, or that of somebody else: it is handed in once more. */
export function lost(request: Request): FormAnswer {
  const problem = orderImportMessages(request.at.locale).choose.lost
  return shown({ kind: 'choose', form: randomUUID(), of: ownerOf(request), text: '', problem }, 422)
}
