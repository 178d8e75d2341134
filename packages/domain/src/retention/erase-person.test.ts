import { testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mobileMac } from '../codes/code-digests.ts'
import { erasePerson, findPerson } from './erase-person.ts'
import { readPerson } from './person.ts'

test.each([
  ['138 0013 8000', { phone: '+8613800138000' }],
  [' Anna@Example.com ', { mail: 'anna@example.com' }],
  ['anna', null],
])('%j is %j', (typed, person) => {
  expect(readPerson(typed)).toEqual(person)
})

withDatabases('erasing a person', (database) => {
  test('takes what others wrote of them too, and says what the law keeps', async () => {
    const db = database()
    const ctx = testCtx(db)
    const person = { phone: '+8613711112222' }
    const now = ctx.now()
    await db.query
      .insertInto('paper_readers')
      .values(
        ['13711112222', '13711112223'].map((mobile) => ({
          id: `reader-${mobile}`,
          mobile_mac: mobileMac(ctx.settings.tailKey, mobile),
          text_version: '1',
          language: 'zh-CN',
          given_at: now,
        })),
      )
      .execute()
    await db.query
      .insertInto('order_drafts')
      .values(
        ['137 1111 2222', '13711112223'].map((phone, at) => ({
          id: `draft-${at}`,
          customer_id: `somebody-${at}`,
          content: JSON.stringify({ recipient: { phone } }),
          created_at: now,
          updated_at: now,
          kind: 'form' as never,
        })),
      )
      .execute()
    const planned = await findPerson(ctx, person)
    expect(planned.erased).toMatchObject({ papers: 1, drafts: 1, accounts: 0, enquiries: 0 })
    const done = await erasePerson(ctx, person, 'operator@desk-1')
    expect(done).toEqual(planned)
    expect(Object.values((await findPerson(ctx, person)).erased)).toEqual(
      Object.values(planned.erased).map(() => 0),
    )
    const left = await db.query
      .selectFrom('order_drafts')
      .select('id')
      .where('id', 'like', 'draft-%')
      .execute()
    expect(left).toEqual([{ id: 'draft-1' }])
    expect(await findPerson(ctx, { phone: '+8613711112223' })).toMatchObject({
      erased: { papers: 1, drafts: 1 },
    })
  })
  test('takes more rows than a statement takes values', async () => {
    const db = database()
    const ctx = testCtx(db)
    // SQLite takes 32,766 values in a statement; one of two hundred is still asked.
    const [many, asked] = [33_000, 165]
    const ids = sql`with recursive ids(n) as (select 1 union all select n + 1 from ids where n < ${many})`
    const text = '137 3333 4444'
    await sql`insert into feedback (id, path, language, rating, text, given_at)
      ${ids} select 'many-' || n, '/', 'zh-CN', 'good', ${text}, 1 from ids`.execute(db.query)
    await sql`insert into delivery_changes
        (id, waybill_no, customer_id, choice, detail, state, state_since, revision, created_at)
      ${ids} select 'many-' || n, 'many-' || n, '', 'address', ${text},
        case when n % 200 = 0 then 'asked' else 'accepted' end, 1, 1, 1 from ids`.execute(db.query)
    const person = { phone: '+8613733334444' }
    const planned = await findPerson(ctx, person)
    expect(planned).toMatchObject({
      erased: { feedback: many, 'delivery-changes': many - asked },
      kept: { texts: asked },
    })
    expect(await erasePerson(ctx, person, 'operator@desk-1')).toEqual(planned)
    expect(await findPerson(ctx, person)).toMatchObject({ erased: { feedback: 0, 'delivery-changes': 0 } })
  })
})
