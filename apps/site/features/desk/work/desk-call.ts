import type { StaffRight } from '@hongyan/domain/staff/staff-rights'
import { DomainError } from '@hongyan/kernel/errors'
import { endOfDayAtHome, instantAtHome } from '@hongyan/kernel/home-time'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { homeZone, localisedIn } from '@hongyan/locales'
import { z } from 'zod'
import { plainSuccess, successOf } from '../../../calls/envelope.ts'
import type { Refusal } from '../../../calls/refusal.ts'
import { malformed, signInNeeded, staffRole } from '../../../calls/refusals.ts'
import type { RefusalAnswer } from '../../../server/http/answer.ts'
import { fieldProblem, type Sentences } from '../../../server/http/field-sentences.ts'
import { localised } from '../../../server/http/localised.ts'
import { refusalOfError } from '../../../server/http/refusal-of-error.ts'
import type { At } from '../../../server/requests/route.ts'
import { recordSettled, unknownRecord } from './refusals.ts'

export const shared = { shape: 'own', limit: 'desk' } as const
export const done = { 200: plainSuccess }
export const refusals = [signInNeeded, staffRole, unknownRecord, recordSettled] as const
export const listRefusals = [signInNeeded, staffRole] as const

/** Who may read with a right, and who may change. */
export const readBy = <const R extends StaffRight>(staffRight: R) =>
  ({ who: 'person', record: 'none', origin: 'any', repeat: 'reads', staffRight }) as const
export const writeBy = <const R extends StaffRight>(staffRight: R) =>
  ({ who: 'person', record: 'none', origin: 'allowed', repeat: 'repeats', staffRight }) as const
/** The same, where a repeat does it again: also a look that is written down. */
export const doBy = <const R extends StaffRight>(staffRight: R) =>
  ({ ...writeBy(staffRight), repeat: 'once' }) as const

export const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const
export const byNumber = z.object({ number: z.string().min(1).max(60) })

/** What a page of a list is asked with. */
export const pageQuery = {
  text: z.string().trim().max(60).default(''),
  after: z.string().max(400).optional().describe('`next` of the page before.'),
  limit: z.coerce.number().int().min(1).max(200).default(50),
}
/** Days in China, both included. */
export const periodQuery = { from: z.iso.date().optional(), until: z.iso.date().optional() }

/** A period as instants: from, and before. */
export function periodOf({
  from,
  until,
}: {
  readonly from?: string | undefined
  readonly until?: string | undefined
}) {
  return {
    from: from === undefined ? null : instantAtHome(from),
    until: until === undefined ? null : endOfDayAtHome(until),
  }
}

/** Rows, and what the next page is asked with. */
export function rowsOf<Row extends z.ZodType>(row: Row) {
  return successOf(z.object({ rows: z.array(row), next: z.string().nullable() }))
}

/** An instant as staff reads it, at home. */
export const iso = (at: number): string => isoInZone(at, homeZone)
export const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at))

export const noteView = z.object({ id: z.string(), by: z.string(), text: z.string(), at: z.string() })
export const historyView = z.object({ action: z.string(), by: z.string(), at: z.string() })

/** The keys of rows that something is done with. */
export const rowIds = { ids: z.array(z.string().min(1).max(100)).min(1).max(100) }

/** What became of each row. */
export const outcomesView = successOf(
  z.object({
    outcomes: z.array(
      z.object({
        id: z.string(),
        done: z.boolean(),
        refusal: z.string().nullable().describe('Name of the refusal; null where it is done.'),
        message: z.string().nullable(),
      }),
    ),
  }),
)

/** What is wrong with a field of a dialog. */
export const deskSentences: Sentences = {
  missing: localised('请填写。', '請填寫。', 'Please fill this in.'),
  'too-long': localised('太长了。', '太長了。', 'This is too long.'),
  taken: localised('已经有这个名称了。', '已經有這個名稱了。', 'Another one has this name.'),
  'two-at-least': localised('至少选两条。', '至少選兩條。', 'Please choose two at least.'),
  'not-of-enquiries': localised(
    '这位员工不处理咨询。',
    '這位員工不處理諮詢。',
    'This person does not work on inquiries.',
  ),
  'not-valid': localised('不正确。', '不正確。', 'This is not valid.'),
  'not-listed': localised('请从列表里选。', '請從列表裏選。', 'Please choose from the list.'),
}

/** How the refusal of a verb is told to staff; null for a fault of ours. */
export function refusalFor(
  error: unknown,
  { ctx, locale }: Pick<At, 'ctx' | 'locale'>,
): RefusalAnswer | null {
  if (!(error instanceof DomainError)) return null
  const { entity, code } = error
  const names: Readonly<Record<string, Refusal>> = {
    'not-found': unknownRecord,
    conflict: recordSettled,
    'not-available': recordSettled,
    'too-late': recordSettled,
    'sign-in-needed': signInNeeded,
    forbidden: staffRole,
  }
  const words = { [entity]: { names, sentences: deskSentences } }
  const told = refusalOfError(error, { now: ctx.now(), locale, words })
  return code in names || told.refusal === malformed ? told : null
}

/** Does something with each row by itself, in their order: one that is refused keeps no other from it. */
export async function withEach(
  ids: readonly string[],
  at: Pick<At, 'ctx' | 'locale'>,
  act: (id: string) => Promise<unknown>,
) {
  const outcomes = []
  for (const id of new Set(ids)) outcomes.push(await outcomeOf(id, at, act))
  return { outcomes }
}

async function outcomeOf(id: string, at: Pick<At, 'ctx' | 'locale'>, act: (id: string) => Promise<unknown>) {
  try {
    await act(id)
    return { id, done: true, refusal: null, message: null }
  } catch (error) {
    const told = refusalFor(error, at)
    if (told === null) throw error
    const { refusal, fields: [field] = [] } = told
    const message = field ? fieldProblem(field, at.locale).message : localisedIn(refusal.text, at.locale).text
    return { id, done: false, refusal: refusal.name, message }
  }
}
