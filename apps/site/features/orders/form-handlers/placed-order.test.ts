import { orderListMessages } from '@hongyan/content/messages'
import { acceptOrder } from '@hongyan/domain/orders/accept-order'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, it } from 'vitest'
import { unavailable } from '../../../calls/refusals.ts'
import { filled, placing, submittedOrders } from './submitted-orders.fixture.ts'

withDatabases('a placed order without a script', (database) => {
  const { api, post, send, state, withCode } = submittedOrders(database)

  it('moves the pickup of a placed order, and says what is wrong with a time at its place', async () => {
    const { placed, fields } = await post(placing(await post({ ...(await withCode()), do: 'review' })))
    const { number = '', token } = placed?.receipt ?? {}
    const sent = { ...Object.fromEntries(fields), number, token: token ?? '' }
    const open = placed?.windows?.days
      .flatMap(({ windows }) => windows)
      .filter(({ state }) => state === 'open')
    const other = open?.find(({ from }) => from !== placed?.order?.pickup.from)
    if (!other) throw new Error('there is another time')
    const moved = await post({ ...sent, moved: `${other.from}|${other.until}`, do: 'move' })
    expect(moved.placed).toMatchObject({
      moved: { kind: 'moved' },
      order: { pickup: { from: other.from, until: other.until } },
    })
    expect(moved.fields.map(([name]) => name)).not.toContain('moved')
    for (const wrong of ['', 'soon|later', '2020-01-01T08:00:00+08:00|2020-01-01T09:00:00+08:00']) {
      const refused = await post({ ...sent, moved: wrong, do: 'move' })
      expect(refused).toMatchObject({
        trouble: null,
        placed: { moved: { kind: 'refused', text: expect.stringMatching(/./) } },
      })
      expect(refused.placed?.order?.pickup.from).toBe(other.from)
    }
    await post({ ...sent, do: 'cancel' })
    const late = await post({ ...sent, moved: `${other.from}|${other.until}`, do: 'move' })
    expect(late.placed).toMatchObject({ windows: null, moved: { kind: 'refused' } })
  })

  it('shows the label of each package, once the branch has accepted', async () => {
    const { placed } = await post(placing(await post({ ...(await withCode()), do: 'review' })))
    const { number = '', token } = placed?.receipt ?? {}
    expect(placed?.label).toBeNull()
    await acceptOrder(api().ctx, { number, waybills: null })
    const key = { number, token: token ?? '' }
    expect((await post({ ...key, piece: '2' })).placed?.label).toMatchObject({ piece: 2, pieces: 2 })
    expect((await post({ ...key, piece: 'x' })).placed?.label).toMatchObject({ piece: 1 })
    const file = await send({ ...key, do: 'label', paper: '76x130' })
    expect(file.headers['content-type']).toBe('application/pdf')
  })

  it('stays at a placed order while nobody can say more of it', async () => {
    const { placed, fields } = await post(placing(await post({ ...(await withCode()), do: 'review' })))
    if (!placed) throw new Error('it was placed')
    const { number, token, placedAt, total } = placed.receipt
    const sent = { ...Object.fromEntries(fields), number, token: token ?? '', placedAt, total: String(total) }
    state.isLost = true
    for (const what of ['look', 'label', 'cancel', 'move']) {
      const shownAgain = await post({ ...sent, do: what })
      expect(shownAgain.placed).toEqual({
        receipt: { ...placed.receipt, tokenUntil: null },
        order: null,
        windows: null,
        label: null,
        moved: null,
      })
      const { later } = orderListMessages('zh-CN').batch
      expect(shownAgain.trouble).toBe(what === 'label' ? later : unavailable.text['zh-CN'])
    }
    const priced = await post({ ...filled, do: 'price' })
    state.isLost = false
    expect(priced).toMatchObject({ stage: 'form', placed: null, trouble: unavailable.text['zh-CN'] })
  })
})
