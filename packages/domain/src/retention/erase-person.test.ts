import { testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
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
})
