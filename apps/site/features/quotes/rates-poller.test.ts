import { shippedRates } from '@hongyan/domain/quotes/quote-shipment'
import { approveVersion } from '@hongyan/domain/rates/approve-version'
import { askApproval } from '@hongyan/domain/rates/ask-approval'
import { noChange } from '@hongyan/domain/rates/rate-change'
import { saveVersion } from '@hongyan/domain/rates/save-version'
import { startVersion } from '@hongyan/domain/rates/start-version'
import { takeBackVersion } from '@hongyan/domain/rates/take-back-version'
import { testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { signInStaff, staffGrant } from '@hongyan/testing/staff'
import { expect, test } from 'vitest'
import { createRatesPoller } from './rates-poller.ts'

withDatabases('rates that a process follows', (database) => {
  test('are those that ship, then what is approved, and those that ship once that is taken back', async () => {
    const ctx = testCtx(database())
    let changes = 0
    const poller = createRatesPoller({
      ctx,
      onChange: () => {
        changes += 1
      },
      onFailure: (error) => expect.fail(String(error)),
    })
    await poller.round()
    expect(poller.current()).toBe(shippedRates)
    expect(changes).toBe(0)

    const grants = [staffGrant('rates')]
    const [{ ctx: writer }, { ctx: second }] = [
      await signInStaff(ctx, grants),
      await signInStaff(ctx, grants),
    ]
    const about = { title: '燃油附加费', validFrom: '2027-03-01' }
    const change = { ...noChange, fuel: { road: 610, air: 860, settledUntil: '2027-03-31' } }
    const { id } = await startVersion(writer, about)
    await saveVersion(writer, { id, base: 0, ...about, change })
    await askApproval(writer, { id })
    await poller.round()
    expect(changes).toBe(0)
    await approveVersion(second, { id, revision: 1 })
    await poller.round()
    await poller.round()
    expect(poller.current().tariffs.fuel.at(-1)).toEqual({ validFrom: '2027-03-01', road: 610, air: 860 })
    expect(changes).toBe(1)
    await takeBackVersion(writer, { id })
    await poller.round()
    expect(poller.current()).toEqual(shippedRates)
    expect(changes).toBe(2)
  })
})
