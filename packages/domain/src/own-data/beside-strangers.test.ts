import type { Ctx } from '@hongyan/kernel/context'
import { nextMobile, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { beforeAll, expect, test } from 'vitest'
import { rotateApiKey } from '../merchants/rotate-api-key.ts'
import { nameShipment } from '../shipments/name-shipment.ts'
import { laterWrites } from './testing/later-writes.ts'
import { orderWrites } from './testing/order-writes.ts'
import { aShipmentOfBoth, aSomebody, everyRow, follow } from './testing/somebody.ts'

/** The same a quarter of an hour later: what could be undone for a minute is over. */
const later = (ctx: Ctx): Ctx => ({ ...ctx, now: () => testCtx(ctx.db).now() + 900_000 })

withDatabases('what one person does', (database) => {
  const mobile = nextMobile()
  let ofBoth = ''
  /** Every row that was there before whoever acts came. */
  let before: readonly string[] = []

  beforeAll(async () => {
    const ctx = testCtx(database())
    const theirs = nextMobile()
    ofBoth = await aShipmentOfBoth(ctx, theirs, mobile)
    const them = await aSomebody(ctx, theirs, ofBoth)
    await nameShipment(them.own, { number: ofBoth, nickname: '甲的茶具' })
    await follow(them.own, ofBoth, 'feed', '')
    await rotateApiKey(them.own, { id: them.keyId })
    before = await everyRow(database())
    expect(before.length).toBeGreaterThan(50)
  })

  const noted = async () => {
    const rows = await database().query.selectFrom('audit').select(['id', 'action']).execute()
    return new Map(rows.map(({ id, action }) => [id, action]))
  }

  test.each([...orderWrites, ...laterWrites])(
    '$name leaves all that is others’ as it was, and is noted',
    async ({ prepare, write, noted: actions = [] }) => {
      const me = await aSomebody(later(testCtx(database())), mobile, ofBoth)
      await prepare?.(me)
      const [rows, known] = [new Set(await everyRow(database())), await noted()]
      await write(me)
      const after = new Set(await everyRow(database()))
      expect(before.filter((row) => !after.has(row))).toEqual([])
      // What changes nothing at all leaves everybody alone too.
      expect(after).not.toEqual(rows)
      const added = [...(await noted())].filter(([id]) => !known.has(id)).map(([, action]) => action)
      expect(added.sort()).toEqual([...actions].sort())
    },
  )
})
