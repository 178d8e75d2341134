import { randomUUID } from 'node:crypto'
import type { Ctx } from '@hongyan/kernel/context'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, it } from 'vitest'
import { conflict } from '../../../calls/refusals.ts'
import { signIn } from '../../../server/testing/sign-in.ts'
import { heading, importForms, line, reviewIn, sentBy } from './import-forms.fixture.ts'
import { listMark } from './list-mark.ts'
import { ownLists } from './own-lists.ts'

withDatabases('whose a list of orders is, and whose it stays', (database) => {
  const { api, handIn, orders, send, state } = importForms(database)

  /** Whoever has the test asks, outside of any request. */
  async function ownCtx(): Promise<Ctx> {
    const { id: customerId } = await database()
      .query.selectFrom('accounts')
      .select('id')
      .where('subject', '=', state.mine)
      .executeTakeFirstOrThrow()
    return {
      ...api().ctx,
      actor: { kind: 'customer', customerId, sessionId: null, address: '192.0.2.1' },
    }
  }

  it('places for the company of whoever may order for it, and as their own where they may not any more', async () => {
    await api().post('/v1/company', { name: '样例茶行' }, { cookie: state.cookie })
    const text = [heading, line('甲样'), line('乙样', '烟花')].join('\n')
    const asked = { act: 'read', form: `form-of-${state.mine}`, text, of: 'company' }
    const review = reviewIn(await send(asked))
    expect([review.of, review.outcome, review.isSaved]).toEqual(['company', null, true])
    const left = reviewIn(await send(sentBy(review, 'place', { of: 'company' })))
    expect([left.of, left.rows.map(({ number }) => number !== null)]).toEqual(['company', [true, false]])
    const number = left.rows[0]?.number ?? ''
    const row = () =>
      database().query.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow()
    expect(await row()).toMatchObject({ customer_id: null, company_id: expect.any(String) })
    const mended = reviewIn(await send(sentBy(left, 'check', { of: 'company', 'cell.2.goods': '茶叶' })))
    expect((await send(sentBy(mended, 'place', { of: 'company' }))).to).toBe(
      `/route/orderList.do/import?list=${review.key}&of=company`,
    )
    // The same list as one's own is another.
    const anew = reviewIn(await send(sentBy(mended, 'check')))
    expect(anew.rows.map((one) => one.number)).toEqual([null, null])
    // The row of the list has ended with its orders: the page says so.
    expect(anew.isSaved).toBe(false)

    const before = await orders()
    const { company_id, placed_by } = await row()
    await database()
      .query.updateTable('company_people')
      .set({ role: 'viewer' })
      .where('company_id', '=', company_id)
      .where('account_id', '=', placed_by)
      .execute()
    for (const act of ['check', 'place']) {
      const refused = await send(sentBy(mended, act, { of: 'company' }))
      expect([refused.status, reviewIn(refused).of, reviewIn(refused).outcome]).toEqual([
        422,
        'own',
        { kind: 'own-now' },
      ])
      // What stands is shown as placed, and stays so when it is looked over again.
      const once = reviewIn(await send(sentBy(reviewIn(refused), 'check', { 'take.1': '1' })))
      for (const { rows } of [reviewIn(refused), once])
        expect(rows.map((one) => one.number !== null)).toEqual([true, true])
    }
    const read = reviewIn(await send(asked))
    expect([read.outcome, read.rows[0]?.number]).toEqual([{ kind: 'own-now' }, number])
    expect(await orders()).toBe(before)
    const labels = { act: 'labels', 'list-key': review.key, of: 'company' }
    expect((await send(labels)).step).toMatchObject({ kind: 'done', of: 'company', orders: { length: 2 } })
  })

  it('is kept by the account until it is placed, with what was typed since, for every device of it', async () => {
    const review = reviewIn(await handIn(line('甲样'), line('')))
    const typed = [
      ['of', 'own'],
      ['take.2', '1'],
      ['cell.2.recipient_name', '乙样'],
    ]
    const body = { key: review.key, look: review.look, typed }
    expect((await api().post('/v1/order-list-drafts', body, { cookie: state.cookie })).json().code).toBe(1)
    const resume = { act: 'resume', 'list-key': review.key }
    const mine = state.mine
    state.cookie = (await signIn(api(), 'somebody-else')).cookie
    expect((await send(resume)).step).toMatchObject({ kind: 'choose', text: '' })
    await send({ ...resume, act: 'drop' })
    state.cookie = (await signIn(api(), mine)).cookie
    const back = reviewIn(await send(resume))
    expect(back.rows.map(({ recipient, isTaken }) => [recipient, isTaken])).toEqual([
      ['甲样', false],
      ['乙样', true],
    ])
    // Looked over meanwhile, what was typed before comes too late.
    await api().post('/v1/order-list-drafts', { ...body, typed: [] }, { cookie: state.cookie })
    expect(reviewIn(await send(resume)).rows.map(({ isTaken }) => isTaken)).toEqual([false, true])
    expect((await send(sentBy(back, 'place'))).status).toBe(303)
    expect((await send(resume)).step).toMatchObject({ kind: 'choose' })
    const other = await send({ act: 'read', form: 'form-to-drop', text: [heading, line('丙样')].join('\n') })
    const dropped = { act: 'drop', 'list-key': reviewIn(other).key }
    expect(await send(dropped)).toMatchObject({ status: 303, to: '/route/orderList.do/import' })
    expect((await send({ ...dropped, act: 'resume' })).step).toMatchObject({ kind: 'choose' })
  })

  it('places nothing for another company than the one it was looked over for', async () => {
    await api().post('/v1/company', { name: '甲公司' }, { cookie: state.cookie })
    const text = [heading, line('甲样'), line('乙样')].join('\n')
    const first = reviewIn(await send({ act: 'read', form: `form-of-${state.mine}`, text, of: 'company' }))
    // One of them stands already, as after an answer that was lost.
    const part = sentBy(first, 'place', { of: 'company' })
    await send(Object.fromEntries(Object.entries(part).filter(([name]) => name !== 'take.2')))
    const before = await orders()
    const [companyId = ''] = first.companies
    await database().query.deleteFrom('company_people').where('company_id', '=', companyId).execute()
    const gone = reviewIn(await send({ act: 'resume', 'list-key': first.key }))
    expect([gone.of, gone.outcome, gone.rows.map(({ number }) => number !== null)]).toEqual([
      'own',
      { kind: 'own-now' },
      [true, false],
    ])
    await api().post('/v1/company', { name: '乙公司' }, { cookie: state.cookie })
    for (const fields of [part, sentBy(first, 'place', { of: 'company', companies: '' })]) {
      const refused = await send(fields)
      expect([refused.status, reviewIn(refused).of, reviewIn(refused).outcome]).toEqual([
        422,
        'own',
        { kind: 'own-now' },
      ])
    }
    expect(await orders()).toBe(before)
    const seen = reviewIn(await send(part))
    expect(seen.rows.map(({ number }) => number !== null)).toEqual([true, false])
    // Looked over for the other company, what is left becomes its, and nothing is ordered twice.
    const other = reviewIn(await send(sentBy(seen, 'check', { of: 'company', 'take.1': '1' })))
    expect([other.of, other.outcome, other.rows[0]?.number]).toEqual(['company', null, seen.rows[0]?.number])
    await send(sentBy(other, 'place', { of: 'company', 'take.1': '1' }))
    expect(await orders()).toBe(before + 1)
  })

  it('shows what stands already when a role is taken in the middle of placing', async () => {
    await api().post('/v1/company', { name: '样例茶行' }, { cookie: state.cookie })
    const text = [heading, line('甲样'), line('乙样'), line('丙样')].join('\n')
    const review = reviewIn(await send({ act: 'read', form: `form-of-${state.mine}`, text, of: 'company' }))
    const before = await orders()
    const [companyId = ''] = review.companies
    state.meanwhile = () =>
      database()
        .query.updateTable('company_people')
        .set({ role: 'viewer' })
        .where('company_id', '=', companyId)
        .execute()
    const refused = await send(sentBy(review, 'place', { of: 'company' }))
    state.meanwhile = null
    expect([refused.status, reviewIn(refused).outcome]).toEqual([422, { kind: 'own-now' }])
    expect(reviewIn(refused).rows.map(({ number }) => number !== null)).toEqual([true, false, false])
    await send(sentBy(reviewIn(refused), 'place'))
    expect(await orders()).toBe(before + 3)
  })

  it('keeps what was left out of it when the rest is placed', async () => {
    const review = reviewIn(await handIn(line('甲样'), line('乙样')))
    const { 'take.2': _, ...fields } = sentBy(review, 'place')
    expect((await send(fields)).status).toBe(303)
    const resume = { act: 'resume', 'list-key': review.key }
    const left = reviewIn(await send(resume))
    expect(left.rows.map(({ number }) => number !== null)).toEqual([true, false])
    const { savedLists } = ownLists(await ownCtx())
    const updatedAt = expect.any(String)
    expect(await savedLists()).toEqual([{ key: review.key, of: 'own', lines: 2, placed: 1, updatedAt }])
    expect((await send(sentBy(left, 'place'))).status).toBe(303)
    expect(await savedLists()).toEqual([])
    expect((await send(resume)).step).toMatchObject({ kind: 'choose' })
  })

  it('is kept as it was pasted until it is looked over, for every device of its account and nobody else', async () => {
    const form = randomUUID()
    const text = [heading, line('甲样'), line('乙样'), ''].join('\n')
    const keep = async (body: object) => {
      const answer = await api().post('/v1/order-list-texts', body, { cookie: state.cookie })
      return [answer.statusCode, answer.json().code]
    }
    const done = [200, 1]
    expect(await keep({ form, of: 'own', text: heading })).toEqual(done)
    expect(await keep({ form, of: 'own', text })).toEqual(done)
    const { savedLists } = ownLists(await ownCtx())
    const resume = { act: 'resume', 'list-key': `list-${form}` }
    const updatedAt = expect.any(String)
    expect(await savedLists()).toEqual([
      { key: resume['list-key'], of: 'own', lines: 2, placed: null, updatedAt },
    ])

    const mine = state.mine
    state.cookie = (await signIn(api(), 'somebody-else')).cookie
    expect((await send(resume)).step).toMatchObject({ kind: 'choose', text: '' })
    await send({ ...resume, act: 'drop' })
    expect((await keep({ form, of: 'own', text: 'x' }))[0]).toBe(409)
    state.cookie = (await signIn(api(), mine)).cookie
    const back = await send(resume)
    expect([back.status, back.step]).toEqual([200, { kind: 'choose', form, of: 'own', text, problem: null }])

    // A table that cannot be read stays what was pasted; one that can is kept as it is looked over, once.
    expect((await send({ act: 'read', form, text: 'a,b' })).status).toBe(422)
    expect(await savedLists()).toHaveLength(1)
    const review = reviewIn(await send({ act: 'read', form, text }))
    expect(await savedLists()).toMatchObject([{ key: review.key, lines: 2, placed: 0 }])
    // What was on its way meanwhile does not bring it back.
    expect(await keep({ form, of: 'own', text })).toEqual([409, conflict.code])
    expect(await savedLists()).toHaveLength(1)

    // Discarded, or emptied by hand.
    const [dropped, emptied] = [randomUUID(), randomUUID()]
    for (const other of [dropped, emptied]) await keep({ form: other, of: 'company', text })
    expect(await savedLists()).toHaveLength(3)
    await send({ act: 'drop', 'list-key': `list-${dropped}` })
    expect(await keep({ form: emptied, of: 'own', text: ' \n' })).toEqual(done)
    expect(await savedLists()).toHaveLength(1)
  })

  it('is kept with the one pickup that was typed for all of it', async () => {
    const review = reviewIn(await handIn(line('甲样', '茶叶', '03:00'), line('乙样', '茶叶', '04:00')))
    const typed = [
      ['all.pickup_day', '2026-11-25'],
      ['all.pickup_from', '15:00'],
    ]
    const body = { key: review.key, look: review.look, typed }
    expect((await api().post('/v1/order-list-drafts', body, { cookie: state.cookie })).json().code).toBe(1)
    // Twice: a look keeps it anew.
    for (const _ of [1, 2]) {
      const back = reviewIn(await send({ act: 'resume', 'list-key': review.key }))
      expect(back.forAll).toMatchObject({ pickup_day: '2026-11-25', pickup_from: '15:00' })
    }
  })

  it('comes back to whoever was signed out meanwhile, and to nobody else', async () => {
    const mine = state.mine
    const review = reviewIn(await handIn(line('甲样'), line('')))
    const mends = { 'cell.2.recipient_name': '乙样', mark: listMark(await ownCtx()) }
    state.cookie = ''
    const ended = await send(sentBy(review, 'check', mends))
    expect(ended.status).toBe(401)
    if (ended.step?.kind !== 'again') throw new Error('to be sent again')
    const again = { ...Object.fromEntries(ended.step.fields), act: ended.step.act }
    state.cookie = (await signIn(api(), 'somebody-else')).cookie
    expect((await send(again)).step).toMatchObject({ kind: 'choose', text: '' })
    state.cookie = (await signIn(api(), mine)).cookie
    expect(reviewIn(await send(again)).rows[1]?.recipient).toBe('乙样')
  })
})
