import { migrate, openDatabase } from '@hongyan/db'
import { testCtx } from '@hongyan/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mobileMac } from '../codes/code-digests.ts'
import { erasePerson, findPerson } from './erase-person.ts'

/**
 * Every column of text, by table. `+` what people type freely, which is erased where it names a person; `~` what else
 * holds a person's data and is erased; `=` what the law keeps for now; `!` what staff write about the company's own
 * matters; `-` what is cleared of people before it is stored. The rest are ids, codes and digests.
 */
const texts: Readonly<Record<string, string>> = {
  account_sessions: 'id secret_mac account_id provider_session id_token ~device',
  accounts: 'id issuer subject ~name ~phone ~mail',
  address_books: 'customer_id',
  alarms: 'name day',
  api_keys: 'id account_id request_key ~name shown_part secret_digest scopes',
  audit: 'id entity entity_id actor action -detail',
  book_addresses:
    'id customer_id ~name ~company ~phone area_code +detail postcode group_name ~folded deletion_id passed_on',
  branch_editions: '',
  branches: 'code !details',
  claim_files: 'id claim_id ~name media_type digest ~content',
  claims:
    'id number idempotency_key content_mac waybill_no customer_id kind +story locale state !state_detail',
  companies: 'id !name',
  company_invitations: 'id company_id ~mail role locale',
  company_people: 'id company_id account_id role',
  content_drafts: 'id code !content',
  dealt_with: 'kind -value staff_id',
  delivery_changes: 'id waybill_no customer_id choice +detail state !reason',
  desk_comments: 'id name path +text made_by resolved_by',
  desk_documents: 'name kind !shipped !seed !card uses created_by changed_by',
  desk_media: 'id name source_hash stem sizes focus !alt made_by changed_by !credit !licence',
  desk_media_files: 'stem files',
  desk_presence: 'name staff_id',
  desk_previews: 'id !contents made_by',
  desk_publications: 'id name language !seed !content release_id from_by until_by stood_as',
  desk_redirects: 'from_path to_path name made_by',
  desk_releases:
    'id kind name document_kind !title language !seed state asked_by decided_by !note zone done_by problem wished_zone',
  desk_versions: 'name !seed action paths made_by',
  desk_views: 'id staff_id worklist !name !query',
  enquiries:
    'id number idempotency_key content_mac status !status_detail spam_reasons locale form assignee joined_to',
  enquiry_consents: 'enquiry_id text_version language',
  enquiry_details:
    'enquiry_id cooperate_type ~company_name first_biz_type province city district ~detail_addr ~contact_name ~contact_mobile mobile_mac +remark cooperation_id utm_source utm_term wuce',
  event_lanes: '',
  event_log: 'id partner nonce content_hash -body',
  event_verdicts: '-exceptions',
  feed_receipts: '',
  feedback: 'id path language rating +text',
  item_misses: 'day -term',
  key_fingerprints: 'name fingerprint',
  link_counts: 'day tag',
  once_tokens: 'id',
  order_details:
    'order_id =contact_mobile =sender_name =sender_phone =sender_division =sender_detail =recipient_name =recipient_phone =recipient_division =recipient_detail =goods +note',
  order_drafts: 'id customer_id +content kind',
  order_price_lines: 'order_id item formula',
  order_waybills: 'waybill_no order_id',
  orders:
    'id number idempotency_key content_mac customer_id locale kind product state !state_detail origin_city destination_city goods_kind sizes add_ons payer pickup_way branch tariff_from terms_version arrives_from arrives_until arrives_by company_id placed_by',
  outbox: 'id topic kind aggregate number target ordering_key state problem receiver owner',
  outbox_lanes: 'lane',
  page_views: 'day path',
  paper_downloads: 'day paper language',
  paper_readers: 'id mobile_mac text_version language',
  published_content: 'code !content',
  rate_parts: 'part valid_from version_id',
  rate_saves: 'version_id valid_from change parts made_by',
  rate_versions: 'id valid_from !title state change made_by changed_by decided_by !note',
  search_misses: 'day -term',
  shared_limits: 'key uses',
  shipment_events:
    'id event_id content_hash shipment_id package_no code city_code site -text lang hold_reason temperature',
  shipment_nicknames: 'customer_id waybill_no +nickname',
  shipment_parties: 'shipment_id role =name =phone =address tail_mac phone_key',
  shipment_proofs: 'id shipment_id package_no media_type =image =signed_by city_code',
  shipment_references: 'reference shipment_id',
  shipment_scans: 'shipment_id event_id content_hash code city_code site -details',
  shipments:
    'id waybill_no order_no product origin_city destination_city receipt status hold_reason described_by projection_state',
  sign_ins: 'state_mac browser_mac nonce verifier return_to locale',
  sms_codes: 'id holder code_mac',
  staff: 'id !mail !name issuer subject',
  staff_challenges: 'challenge_mac purpose staff_id',
  staff_grants: 'id staff_id role kind language branch',
  staff_links: 'staff_id',
  staff_passkeys: 'id staff_id credential_id public_key transports !name',
  staff_recovery_codes: 'code_mac staff_id',
  staff_sessions: 'id secret_mac staff_id provider_session id_token !device',
  subscribers: 'id channel ~address address_mac locale',
  subscription_changes: 'id subscription_id status hold_reason',
  subscriptions: 'id subscriber_id shipment_id customer_id locale moments state text_version',
  suggestion_counts: 'day kind path',
  unlock_gates: 'gate',
  unmapped_values: 'kind -value sample_event_id',
  view_marks: 'mark day',
  webhook_attempts: 'id event_id +answer problem',
  webhook_events: 'id webhook_id type number +body',
  webhooks: 'id account_id request_key url topics state secret_mark',
  work_notes: 'id entity entity_id staff_id +text',
  write_probes: 'id',
}

const marked = (mark: string) =>
  Object.entries(texts).flatMap(([table, columns]) =>
    columns
      .split(' ')
      .flatMap((column) => (column.startsWith(mark) ? [{ table, column: column.slice(1) }] : [])),
  )

async function migrated() {
  const db = await openDatabase({ url: ':memory:' })
  await migrate(db)
  return db
}

test('every column of text is known to whoever erases a person', async () => {
  const db = await migrated()
  const tables = await db.query.introspection.getTables()
  await db.close()
  const found = tables.map(({ name, columns }) => {
    const held = columns.filter(({ dataType }) => /text|blob/i.test(dataType))
    return [name, held.map((column) => column.name).sort()] as const
  })
  const known = Object.entries(texts).map(([table, columns]) => [
    table,
    columns
      .split(' ')
      .flatMap((column) => column.replace(/^[^a-z]/, '') || [])
      .sort(),
  ])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(known))
})

const phone = '+8613711112222'
const told = '请打 137-1111 2222 或写信给 Anna@Example.com'

/** What a row has beside what is typed, so that it is found or has ended. */
const ended: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  claims: { state: 'withdrawn' },
  delivery_changes: { state: 'accepted' },
  orders: { id: 'order', state: 'cancelled' },
  order_details: { order_id: 'order' },
}

/** A row of every table in which people type, with a person in all that they typed; foreign keys aside. */
async function fill(db: Awaited<ReturnType<typeof migrated>>, also: typeof ended): Promise<void> {
  await sql`pragma foreign_keys = off`.execute(db.query)
  const typed = marked('+')
  const wanted = new Set([...typed.map(({ table }) => table), ...Object.keys(ended), ...Object.keys(also)])
  for (const { name, columns } of await db.query.introspection.getTables()) {
    if (!wanted.has(name)) continue
    const values = columns.flatMap((column) => {
      const given = also[name]?.[column.name] ?? ended[name]?.[column.name]
      if (given !== undefined) return [[column.name, given]]
      if (typed.some((one) => one.table === name && one.column === column.name)) return [[column.name, told]]
      // A key of SQLite says that it may be empty.
      if (column.isNullable && !/(^|_)id$/.test(column.name)) return []
      return [[column.name, /text/i.test(column.dataType) ? `${name}-${column.name}` : 1]]
    })
    await db.query
      .insertInto(name as 'feedback')
      .values(Object.fromEntries(values))
      .execute()
  }
}

async function left(
  db: Awaited<ReturnType<typeof migrated>>,
  mark: string,
  form: RegExp,
): Promise<readonly string[]> {
  const rows: string[] = []
  for (const { table, column } of marked(mark)) {
    const found = await db.query
      .selectFrom(table as 'feedback')
      .select(column as 'text')
      .execute()
    for (const row of found) {
      const text = String(row[column as 'text'] ?? '')
      if (form.test(text)) rows.push(`${table}.${column}: ${text}`)
    }
  }
  return rows
}

test.each([
  ['phone', { phone }],
  ['mail address', { mail: 'anna@example.com' }],
])('what anybody typed with the %s of a person is gone', async (_what, person) => {
  const db = await migrated()
  const ctx = testCtx(db)
  await fill(db, {})
  expect(await left(db, '+', /2222|Anna/)).toHaveLength(marked('+').length)
  const planned = await findPerson(ctx, person)
  const done = await erasePerson(ctx, person, 'operator@desk-1')
  expect(done).toEqual(planned)
  expect(await left(db, '+', /2222|Anna/)).toEqual([])
  await db.close()
})

test('what stands beside in rows of the person is gone, and the audit says how much without saying whose', async () => {
  const db = await migrated()
  const ctx = testCtx(db)
  await fill(db, {
    accounts: { id: 'account', phone, name: 'Anna 2222', mail: 'Anna@Example.com' },
    enquiry_details: {
      mobile_mac: mobileMac(ctx.settings.tailKey, '13711112222'),
      contact_mobile: '13711112222',
      contact_name: 'Anna',
    },
    paper_readers: { mobile_mac: mobileMac(ctx.settings.tailKey, '13711112222') },
    subscribers: { id: 'subscriber', address: phone },
    subscriptions: { subscriber_id: 'subscriber' },
    book_addresses: { phone: '137 1111 2222', name: 'Anna' },
  })
  const { erased } = await erasePerson(ctx, { phone }, 'operator@desk-1')
  expect(erased).toMatchObject({ accounts: 1, enquiries: 1, papers: 1, subscriptions: 1, addresses: 1 })
  expect(await left(db, '~', /2222|Anna/i)).toEqual([])

  const [line, ...others] = await db.query
    .selectFrom('audit')
    .selectAll()
    .where('entity', '=', 'person')
    .execute()
  expect(others).toEqual([])
  expect(line).toMatchObject({ action: 'erased' })
  expect(JSON.parse(line?.detail ?? '')).toMatchObject({
    by: 'operator@desk-1',
    accounts: 1,
    feedback: 1,
    'order-notes': 1,
    claims: 1,
  })
  expect(JSON.stringify(line)).not.toMatch(/1371111|2222|anna/i)
  // The same person is the same line, another is not.
  await erasePerson(ctx, { phone }, 'operator@desk-1')
  await erasePerson(ctx, { phone: '+8613711112223' }, 'operator@desk-1')
  const told = await db.query.selectFrom('audit').select('entity_id').where('entity', '=', 'person').execute()
  expect(new Set(told.map((row) => row.entity_id)).size).toBe(2)
  await db.close()
})

test('what is under way keeps its texts until it has ended, and says so', async () => {
  const db = await migrated()
  const ctx = testCtx(db)
  await fill(db, {
    claims: { state: 'filed' },
    delivery_changes: { state: 'asked' },
    orders: { id: 'order', state: 'placed' },
  })
  const { erased, kept } = await erasePerson(ctx, { phone }, 'operator@desk-1')
  expect(erased).toMatchObject({ claims: 0, 'delivery-changes': 0, 'order-notes': 0, feedback: 1 })
  expect(kept.texts).toBe(3)
  expect((await left(db, '+', /2222/)).map((row) => row.split(':')[0])).toEqual([
    'claims.story',
    'delivery_changes.detail',
    'order_details.note',
  ])
  await db.close()
})
