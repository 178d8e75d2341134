import type { OutboxRow } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { sql } from 'kysely'
import type { outboxTargets } from '../outbox/outbox-message.ts'
import { maskPhone } from '../privacy/mask-phone.ts'
import { staffWith } from '../staff/own-staff.ts'

/** Which messages a list holds. `stuck`: parked, or not arrived ten minutes after they were written. */
export const messageGroups = ['stuck', 'parked', 'waiting', 'delivered', 'cancelled', 'all'] as const
type MessageGroup = (typeof messageGroups)[number]
const lateMs = 600_000

type MessageLine = Pick<OutboxRow, 'id' | 'topic' | 'kind' | 'number' | 'state' | 'attempts' | 'problem'> & {
  readonly target: (typeof outboxTargets)[number]
  /** The masked number a text message goes to; null where it is no text message, or its person is forgotten. */
  readonly to: string | null
  readonly createdAt: number
  readonly finishedAt: number | null
}

/**
 * What is to be told or was, a page at a time: what is stuck the oldest first, all other lists newest first. Nothing of
 * what is in a message. What a merchant's own address does not take is for the merchant to see. Refuses `forbidden`.
 */
export async function listMessages(
  ctx: Ctx,
  input: {
    readonly group: MessageGroup
    readonly target: (typeof outboxTargets)[number] | null
    /** Of what it is about. */
    readonly number: string
    readonly after: string | null
    readonly limit: number
  },
): Promise<{ readonly rows: readonly MessageLine[]; readonly next: string | null }> {
  staffWith(ctx, 'see-messages')
  const { group, target, number, after, limit } = input
  const isOldestFirst = group === 'stuck' || group === 'parked'
  const rows = await ctx.db.query
    .selectFrom('outbox')
    .leftJoin('enquiry_details', (join) =>
      join.onRef('enquiry_details.enquiry_id', '=', 'outbox.aggregate').on('outbox.target', '=', 'receipt'),
    )
    .select(['outbox.id', 'topic', 'kind', 'number', 'target', 'state', 'attempts', 'problem'])
    .select(['outbox.created_at', 'finished_at', 'contact_mobile'])
    .where('target', '!=', 'merchant')
    .$if(group === 'stuck', (query) => query.where(isStuck(ctx)))
    .$if(group === 'parked', (query) => query.where(sql<boolean>`outbox.state = 'parked'`))
    .$if(group === 'waiting', (query) => query.where('state', 'in', ['waiting', 'sending']))
    .$if(group === 'delivered' || group === 'cancelled', (query) =>
      query.where('state', '=', group as 'delivered'),
    )
    .$if(target !== null, (query) => query.where('target', '=', target ?? ''))
    .$if(number !== '', (query) => query.where('number', '=', number.toUpperCase()))
    .$if(after !== null, (query) => query.where('outbox.id', isOldestFirst ? '>' : '<', after ?? ''))
    .orderBy('outbox.id', isOldestFirst ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return {
    rows: page.map(({ contact_mobile, created_at, finished_at, ...row }) => ({
      ...row,
      target: row.target as MessageLine['target'],
      to: contact_mobile === null ? null : maskPhone(contact_mobile),
      createdAt: created_at,
      finishedAt: finished_at,
    })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

/** How many messages are stuck. Refuses `forbidden`. */
export async function countStuck(ctx: Ctx): Promise<number> {
  staffWith(ctx, 'see-messages')
  const { count } = await ctx.db.query
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(isStuck(ctx))
    .where('target', '!=', 'merchant')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** In the words of the indexes over what is parked and over what is open: neither looks through what has arrived. */
function isStuck(ctx: Ctx) {
  const before = ctx.now() - lateMs
  return sql<boolean>`outbox.id in (
    select id from outbox where state = 'parked'
    union all
    select id from outbox where state in ('waiting', 'sending') and created_at <= ${before})`
}

/** Sends a parked message again, or gives one up that has not arrived. Refusals: `forbidden`, `not-found`, `conflict` in another state. */
export async function answerMessage(
  ctx: Ctx,
  input: { readonly id: string; readonly step: 'retry' | 'give-up' },
): Promise<void> {
  staffWith(ctx, 'see-messages')
  const { id, step } = input
  const now = ctx.now()
  await ctx.db.transaction(async (trx) => {
    const of = trx.updateTable('outbox').where('id', '=', id).where('target', '!=', 'merchant')
    const changed = await (step === 'retry'
      ? of
          .set({ state: 'waiting', next_at: now, attempts: 0, refusals: 0, finished_at: null, problem: null })
          .where('state', '=', 'parked')
      : of.set({ state: 'cancelled', finished_at: now }).where('state', 'in', ['parked', 'waiting'])
    )
      .returning(['number', 'target'])
      .executeTakeFirst()
    if (changed) {
      await writeAudit(ctx, trx, { entity: 'message', id, action: step, detail: changed })
      return
    }
    const known = await trx.selectFrom('outbox').select('state').where('id', '=', id).executeTakeFirst()
    const code = known ? 'conflict' : 'not-found'
    throw new DomainError({
      entity: 'worklist',
      code,
      detail: known ? `it is ${known.state}` : 'No such message',
    })
  })
}
