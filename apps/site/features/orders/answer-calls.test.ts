import { withDatabases } from '@hongyan/testing/databases'
import { expect, it } from 'vitest'
import { badSignature, conflict, malformed, notAvailable } from '../../calls/refusals.ts'
import { orderCalls } from './order-calls.fixture.ts'
import { unknownOrder } from './refusals.ts'

withDatabases('calls of whoever carries orders', (database) => {
  const { api, who, get, codeOf, place, signed, accept } = orderCalls(database)

  it('answers by its signature, once, and the order has labels', async () => {
    const { number } = await place()
    expect(codeOf(await api().post('/v1/order-labels', { numbers: [number] }, who.mine))).toEqual([
      404,
      notAvailable.code,
    ])
    expect((await accept(number)).json()).toEqual({ code: 1, errorMsg: '' })
    expect((await accept(number)).statusCode).toBe(200)
    const { data } = (await get(`/v1/orders/${number}`, who.mine)).json()
    expect(data).toMatchObject({ state: 'accepted', waybills: [{ pieces: 2, status: 'registered' }] })
    const labels = await api().post('/v1/order-labels', { numbers: [number], size: '76x130' }, who.mine)
    expect(labels.headers['content-type']).toBe('application/pdf')
    expect(labels.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(labels.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
  })

  it('has waybills of as many pieces as an order may have', async () => {
    const { number } = await place({ pieces: [{ weight: 500, count: 99 }] })
    const waybills = (pieces: number) => [{ number: 'HY260011847203', pieces }]
    const answered = (pieces: number) =>
      signed(`/v1/orders/${number}/answer`, { state: 'accepted', waybills: waybills(pieces) })
    expect(codeOf(await answered(100))).toEqual([400, malformed.code])
    expect((await answered(99)).json()).toEqual({ code: 1, errorMsg: '' })
  })

  it('prints no more labels at once than a file holds, and says how many there are', async () => {
    const numbers: string[] = []
    for (let at = 0; at < 4; at += 1) {
      const { number } = await place({ pieces: [{ weight: 500, count: 99 }], note: `第 ${at} 票` })
      await accept(number)
      numbers.push(number)
    }
    expect((await api().post('/v1/order-labels', { numbers }, who.mine)).json()).toMatchObject({
      code: malformed.code,
      fields: [
        {
          path: 'numbers',
          message: '选中的订单有 396 张面单，一个文件最多 300 张，请分几次打印。',
          code: 'too-many-labels',
        },
      ],
    })
  })

  it('shows the label of each package once there is one, to whoever placed the order', async () => {
    const { number } = await place()
    const preview = (piece: number, headers = who.mine) =>
      api().post('/v1/order-labels/preview', { number, piece }, headers)
    expect(codeOf(await preview(1))).toEqual([404, notAvailable.code])
    await accept(number)
    const { data } = (await preview(2)).json()
    expect(data).toMatchObject({ piece: 2, pieces: 2, number: expect.stringMatching(/-2-2-$/) })
    expect(Object.keys(data.drawings)).toEqual(['100x150', '76x130'])
    expect(codeOf(await preview(1, who.other))).toEqual([404, unknownOrder.code])
    expect(codeOf(await preview(0))).toEqual([400, malformed.code])
  })

  it('refuses with a reason, and cannot take that back', async () => {
    const { number } = await place()
    const refusal = { state: 'refused', reason: 'no-capacity' }
    expect((await signed(`/v1/orders/${number}/answer`, refusal)).statusCode).toBe(200)
    expect((await get(`/v1/orders/${number}`, who.mine)).json().data).toMatchObject({
      state: 'refused',
      reason: 'no-capacity',
    })
    expect(codeOf(await accept(number))).toEqual([409, conflict.code])
  })

  it('is not believed without it, nor beyond its list', async () => {
    const { number } = await place()
    const url = `/v1/orders/${number}/answer`
    expect(codeOf(await api().post(url, { state: 'accepted' }, who.mine))).toEqual([401, badSignature.code])
    for (const body of [{}, { state: 'lost' }, { state: 'refused', reason: 'mood' }]) {
      expect(codeOf(await signed(url, body))).toEqual([400, malformed.code])
    }
    const unknown = await signed('/v1/orders/HO0000000000000/answer', { state: 'accepted' })
    expect(codeOf(unknown)).toEqual([404, unknownOrder.code])
  })
})
