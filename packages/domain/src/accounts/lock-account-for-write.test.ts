import { randomUUID } from 'node:crypto'
import type { Ctx } from '@hongyan/kernel/context'
import {
  aJourney,
  anAccountHolder,
  aPartner,
  aPlacedOrder,
  aShipment,
  asNow,
  aWebhook,
  insideTransaction,
  nextMobile,
  nextWaybillNo,
  testCtx,
  untilItWaits,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addAddress } from '../address-book/add-address.ts'
import { sampleNetwork } from '../branches/sample-network.ts'
import { fileClaim } from '../claims/file-claim.ts'
import { makeCompany } from '../companies/make-company.ts'
import { renameCompany } from '../companies/rename-company.ts'
import { changeWebhook } from '../merchants/change-webhook.ts'
import { createApiKey } from '../merchants/create-api-key.ts'
import { rotateApiKey } from '../merchants/rotate-api-key.ts'
import { rotateWebhookSecret } from '../merchants/rotate-webhook-secret.ts'
import { testWebhook } from '../merchants/test-webhook.ts'
import { saveOrderDraft } from '../orders/save-order-draft.ts'
import { saveOrderList } from '../orders/save-order-list.ts'
import { deleteAccount } from '../own-data/delete-account.ts'
import { showShipment } from '../own-data/show-shipment.ts'
import { changeDelivery } from '../shipments/change-delivery.ts'
import { nameShipment } from '../shipments/name-shipment.ts'
import { subscribe } from '../subscriptions/subscribe.ts'
import { ingestEvents } from '../tracking/ingest-events.ts'

/** Somebody with a parcel on its way to them, and what writes need that change something. */
type Holder = {
  readonly own: Ctx
  readonly accountId: string
  readonly waybillNo: string
  readonly keyId: string
  readonly webhookId: string
}
/** A write in somebody's name. */
type Write = {
  readonly name: string
  readonly write: (ctx: Ctx, one: Holder) => Promise<unknown>
  /** What it leaves keeps the account from being deleted; without it, it goes with the account. */
  readonly keeps?: true
  /** Which of its transactions writes. */
  readonly transaction?: number
}

const address = { name: '林样本', phone: '13800001357', areaCode: '440305', detail: '示例路 8 号' }
const key = { name: '样例商城', scopes: ['quotes'], requestKey: 'beside-deletion' }
const listKey = 'list-beside-deletion'
const claim = { kind: 'damaged', amount: 12_800, story: '箱角压坏' }

const writes: readonly Write[] = [
  { name: 'an address', write: (ctx) => addAddress(ctx, address) },
  { name: 'a draft', write: (ctx) => saveOrderDraft(ctx, { id: randomUUID(), content: { note: '样例' } }) },
  { name: 'an order', keeps: true, write: (ctx) => aPlacedOrder(ctx) },
  {
    name: 'a nickname',
    write: (ctx, { waybillNo }) => nameShipment(ctx, { number: waybillNo, nickname: '样例茶具' }),
  },
  {
    name: 'another delivery',
    async write(ctx, { waybillNo }) {
      const at = { number: waybillNo, network: sampleNetwork() }
      const { days } = await showShipment(ctx, at)
      return changeDelivery(ctx, { ...at, wish: { choice: 'another-day', day: days[0] } })
    },
  },
  {
    name: 'a claim',
    keeps: true,
    write: (ctx, { waybillNo }) =>
      fileClaim(ctx, { number: waybillNo, claim, locale: 'zh-CN', idempotencyKey: 'beside-deletion' }),
  },
  {
    name: 'a list of orders',
    write: (ctx) => saveOrderList(ctx, { key: listKey, look: 'one', lines: [], typed: [] }),
  },
  {
    name: 'a subscription',
    // The first one counts against limits.
    transaction: 2,
    write(ctx, { waybillNo }) {
      const asked = { channel: 'feed', address: '', code: null, moments: ['arrived'] } as const
      return subscribe(ctx, { ...asked, number: waybillNo, locale: 'zh-CN' })
    },
  },
  { name: 'an API key', write: (ctx) => createApiKey(ctx, key) },
  { name: 'an API key in place of another', write: (ctx, { keyId }) => rotateApiKey(ctx, { id: keyId }) },
  { name: 'a webhook', write: (ctx) => aWebhook(ctx) },
  {
    name: 'a change of a webhook',
    write: (ctx, { webhookId: id }) => changeWebhook(ctx, { id, state: 'off', judge: async () => null }),
  },
  {
    name: 'a new secret of a webhook',
    write: (ctx, { webhookId: id }) => rotateWebhookSecret(ctx, { id, version: 1 }),
  },
  { name: 'a company', write: (ctx) => makeCompany(ctx, { name: '样例茶行' }) },
  {
    name: 'another name of a company',
    transaction: 2,
    async write(ctx) {
      await makeCompany(ctx, { name: '样例茶行' })
      return renameCompany(await asNow(ctx), { name: '样例茶业' })
    },
  },
  { name: 'an event of a webhook', write: (ctx, { webhookId: id }) => testWebhook(ctx, { id }) },
]

withDatabases('an account that is deleted while something is written in its name', (database) => {
  async function aHolder(): Promise<Holder> {
    const phone = nextMobile()
    const actor = await anAccountHolder(testCtx(database()), `+86${phone}`)
    const own = testCtx(database(), { actor })
    const waybillNo = nextWaybillNo()
    const shipment = aShipment({ receiver: { name: '欧阳样例', phone, address: '北京市朝阳区示例北街16号' } })
    const events = aJourney({ waybillNo, last: 'branch_arrived', shipment })
    await ingestEvents({ ...own, actor: aPartner }, { events })
    const made = await createApiKey(own, { ...key, requestKey: 'made-before' })
    const { webhook } = await aWebhook(own)
    return { own, accountId: actor.customerId, waybillNo, keyId: made.key.id, webhookId: webhook.id }
  }

  const deletion = ({ own }: Holder) => deleteAccount(own, { sessionId: null })

  /** How many rows of any table are in the name of an account, or stand under a key that names it. */
  async function rowsOf(accountId: string): Promise<number> {
    const { query } = database()
    const owned = ['customer_id', 'account_id', 'idempotency_key']
    const columns = (await query.introspection.getTables()).flatMap(({ name, columns: all }) =>
      all.filter((column) => owned.includes(column.name)).map((column) => [name, column.name] as const),
    )
    expect(columns.length).toBeGreaterThan(10)
    const counts = columns.map(async ([table, column]) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(table)}
        where ${sql.ref(column)} like ${`%${accountId}%`}`.execute(query)
      return Number(rows[0]?.count)
    })
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  }

  const outcomeOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'done',
      (error: { readonly code?: string }) => error.code ?? String(error),
    )

  describe.each(writes)('$name', ({ write, keeps, transaction }) => {
    test('is refused as signed out where the deletion came first', async () => {
      const one = await aHolder()
      let outcome: Promise<string> | null = null
      const db = insideTransaction(database(), async () => {
        // What it reads beforehand still finds the account.
        const written = await untilItWaits(database(), (other) =>
          outcomeOf(write({ ...one.own, db: other }, one)),
        )
        outcome = written.outcome
      })
      await deletion({ ...one, own: { ...one.own, db } })
      expect(await outcome).toBe('sign-in-needed')
      expect(await rowsOf(one.accountId)).toBe(0)
    })

    test('is waited for where it came first', async () => {
      const one = await aHolder()
      const before = await rowsOf(one.accountId)
      let outcome: Promise<string> | null = null
      const deleting = async () => {
        const deleted = await untilItWaits(database(), (other) =>
          outcomeOf(deletion({ ...one, own: { ...one.own, db: other } })),
        )
        outcome = deleted.outcome
      }
      const db = insideTransaction(database(), deleting, transaction)
      await write({ ...one.own, db }, one)
      expect(await outcome).toBe(keeps ? 'conflict' : 'done')
      const left = await rowsOf(one.accountId)
      if (keeps) expect(left).toBeGreaterThan(before)
      else expect(left).toBe(0)
    })
  })

  test('writes of one account do not wait for each other', async () => {
    const one = await aHolder()
    const db = insideTransaction(database(), () => addAddress(one.own, address))
    if (database().engine === 'postgres')
      await saveOrderDraft({ ...one.own, db }, { id: randomUUID(), content: {} })
    expect(await outcomeOf(deletion(one))).toBe('done')
  })
})
