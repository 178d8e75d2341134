import type { Ctx } from '@hongyan/kernel/context'
import { aCustomer, aJourney, aPartner, aPlacedOrder, nextWaybillNo, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { createSession } from '../accounts/create-session.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { ingestEvents } from '../tracking/ingest-events.ts'
import { countUnderWay } from './count-under-way.ts'

let people = 0

withDatabases('what an account has under way', (database) => {
  async function signedIn() {
    people += 1
    const phone = `13600${String(people).padStart(6, '0')}`
    const identity = {
      issuer: 'https://id.example',
      subject: `counts ${people}`,
      name: null,
      phone: `+86${phone}`,
      providerSession: null,
      idToken: null,
    }
    const { accountId } = await createSession(testCtx(database()), { identity, replaced: null, device: null })
    const own: Ctx = testCtx(database(), { actor: aCustomer(accountId) })
    return { own, phone }
  }

  test('is nothing at first, and told to nobody else', async () => {
    const { own, phone } = await signedIn()
    expect(await countUnderWay(own)).toEqual({
      ordersWaiting: 0,
      shipmentsUnderway: 0,
      phone: expect.stringContaining(phone),
      lastOrder: null,
    })
    await expect(countUnderWay(testCtx(database()))).rejects.toMatchObject({ code: 'sign-in-needed' })
  })

  test('is what waits for its pickup and what is on its way, of theirs alone', async () => {
    const [{ own, phone }, other] = [await signedIn(), await signedIn()]
    await aPlacedOrder(own)
    const off = await aPlacedOrder(own)
    await cancelOrder(own, { number: off.number, token: null })
    const party = (name: string, mobile: string) => ({
      name,
      phone: mobile,
      address: '北京市朝阳区示例北街16号',
    })
    const shipment = { sender: party('周样章', '13911113333'), receiver: party('林样本', phone) }
    await ingestEvents(testCtx(database(), { actor: aPartner }), {
      events: [
        ...aJourney({ waybillNo: nextWaybillNo(), last: 'hub_arrived', shipment }),
        ...aJourney({ waybillNo: nextWaybillNo(), last: 'delivered', shipment }),
      ],
    })
    expect(await countUnderWay(own)).toMatchObject({ ordersWaiting: 1, shipmentsUnderway: 1 })
    expect(await countUnderWay(other.own)).toMatchObject({
      ordersWaiting: 0,
      shipmentsUnderway: 0,
      lastOrder: null,
    })
  })
})
