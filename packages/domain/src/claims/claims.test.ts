import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import {
  aCustomer,
  aJourney,
  aPartner,
  deliverNext,
  nextWaybillNo,
  recordingReceivers,
  testCtx,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import { createSession } from '../accounts/create-session.ts'
import { sampleNetwork } from '../branches/sample-network.ts'
import { showShipment } from '../own-data/show-shipment.ts'
import { ingestEvents } from '../tracking/ingest-events.ts'
import type { EventCode } from '../tracking/vocabulary.ts'
import { addClaimFile } from './add-claim-file.ts'
import { aJpeg, aPdf, aPng, aWebp } from './claim-files.fixture.ts'
import { claimLimits } from './claim-vocabulary.ts'
import { claimWindow, fileClaim } from './file-claim.ts'
import { readClaimFile } from './read-claim-file.ts'
import { showClaim, waitingClaims } from './show-claim.ts'
import { transitionClaim } from './transition-claim.ts'

let people = 0

withDatabases('claims', (database) => {
  async function setUp(last: EventCode = 'delivered') {
    people += 1
    const tail = String(people).padStart(4, '0')
    const clock = { now: Date.parse('2026-11-22T11:00:00+08:00') }
    const person = async (phone: string): Promise<Ctx> => {
      const identity = {
        issuer: 'https://id.hongyan.example',
        subject: `claims ${phone}`,
        name: null,
        phone,
        providerSession: null,
        idToken: null,
      }
      const { accountId } = await createSession(testCtx(database()), { identity, replaced: null })
      return testCtx(database(), { actor: aCustomer(accountId), now: () => clock.now })
    }
    const company = testCtx(database(), { actor: aPartner, now: () => clock.now })
    const number = nextWaybillNo()
    const receiver = { name: '欧阳样例', phone: `1361234${tail}`, address: '北京市朝阳区示例北街16号' }
    const sender = { ...receiver, name: '林样本', phone: `1351234${tail}` }
    await ingestEvents(company, {
      events: aJourney({ waybillNo: number, last, shipment: { sender, receiver } }),
    })
    const [mine, theirs] = [await person(receiver.phone), await person(sender.phone)]
    const stranger = await person(`1341234${tail}`)
    const file = (ctx: Ctx = mine, changes: object = {}, key = 'claim-key-1') =>
      fileClaim(ctx, {
        number,
        claim: { kind: 'damaged', amount: 12_800, story: '箱角压坏，茶具碎了一只', ...changes },
        locale: 'zh-CN',
        idempotencyKey: key,
      })
    return { clock, company, number, mine, theirs, stranger, file }
  }
  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) =>
        error instanceof DomainError
          ? [error.code, ...error.fields.map(({ path }) => path)].join(' ')
          : String(error),
    )

  test('are kept with a number and told the company, once for each key', async () => {
    const { mine, number, file } = await setUp()
    await database().query.updateTable('outbox').set({ state: 'cancelled' }).execute()
    const claim = await file()
    expect(claim).toMatchObject({ waybillNo: number, state: { kind: 'received' }, files: [], mayAdd: true })
    expect(claim.number).toMatch(/^HL\d{11}$/)
    expect((await file()).number).toBe(claim.number)
    expect(await refusal(file(mine, { amount: 1 }))).toBe('conflict')
    const { arrived, ports } = recordingReceivers()
    while ((await deliverNext(mine, ports)) !== null);
    expect(arrived.map(({ message }) => [message.topic, message.kind, message.number])).toEqual([
      ['claim', 'filed', claim.number],
    ])
  })

  test('filed five times at once are one', async () => {
    const { file } = await setUp()
    const filed = await Promise.all(Array.from({ length: 5 }, () => file()))
    expect(new Set(filed.map(({ number }) => number)).size).toBe(1)
  })

  test('belong to whoever filed them: neither the other end nor anybody else sees one', async () => {
    const { mine, theirs, stranger, number, company, file } = await setUp()
    const claim = await file()
    const network = sampleNetwork()
    expect((await showShipment(mine, { number, network })).claims.map((one) => one.number)).toEqual([
      claim.number,
    ])
    expect((await showShipment(theirs, { number, network })).claims).toEqual([])
    for (const ctx of [theirs, stranger, testCtx(database())]) {
      expect(await refusal(showClaim(ctx, claim))).toBe('not-found')
      expect(await refusal(addClaimFile(ctx, { number: claim.number, name: 'a', bytes: aPng() }))).toBe(
        'not-found',
      )
      expect(await refusal(transitionClaim(ctx, { number: claim.number, move: { step: 'withdraw' } }))).toBe(
        'not-found',
      )
    }
    expect(await refusal(file(stranger))).toBe('not-found')
    expect((await showClaim(company, claim)).story).toContain('茶具')
  })

  test.each<[string, object, string]>([
    ['no kind', { kind: 'sad' }, 'invalid-input kind'],
    ['no amount', { amount: 0 }, 'invalid-input amount'],
    ['part of a fen', { amount: 1.5 }, 'invalid-input amount'],
    ['too much', { amount: claimLimits.amount + 1 }, 'invalid-input amount'],
    ['no story', { story: ' \n ' }, 'invalid-input story'],
    ['a story too long', { story: '长'.repeat(1001) }, 'invalid-input story'],
    ['a field of its own', { state: 'granted' }, 'invalid-input '],
  ])('with %s are refused', async (_name, changes, expected) => {
    const { mine, file } = await setUp()
    expect(await refusal(file(mine, changes))).toBe(expected)
  })

  test('need goods that were handed over, and end 90 days after the last scan', async () => {
    const early = await setUp('order_registered')
    expect(await refusal(early.file())).toBe('too-early')
    const { clock, file } = await setUp()
    clock.now += 89 * 86_400_000
    await file()
    clock.now += 2 * 86_400_000
    expect(await refusal(file(undefined, {}, 'claim-key-2'))).toBe('too-late')
  })

  test('end to the millisecond', () => {
    const at = Date.parse('2026-11-22T11:00:00+08:00')
    const end = at + claimLimits.days * 86_400_000
    expect(claimWindow({ status: 'delivered', last_event_at: at }, end)).toBe('open')
    expect(claimWindow({ status: 'delivered', last_event_at: at }, end + 1)).toBe('too-late')
    expect(claimWindow({ status: 'registered', last_event_at: at }, at)).toBe('too-early')
  })

  test('stand under a key for what was written of one shipment, and for nothing else', async () => {
    const { mine, file } = await setUp()
    const first = await file()
    expect((await file()).number).toBe(first.number)
    for (const changes of [{ kind: 'lost' }, { amount: 12_801 }, { story: '另一件' }])
      expect(await refusal(file(mine, changes))).toBe('conflict')
    const { actor } = mine
    if (actor.kind !== 'customer') throw new Error('a customer is asked for')
    const { phone } = await database()
      .query.selectFrom('accounts')
      .select('phone')
      .where('id', '=', actor.customerId)
      .executeTakeFirstOrThrow()
    const number = nextWaybillNo()
    const receiver = { name: '欧阳样例', phone: phone ?? '', address: '北京市朝阳区示例北街16号' }
    await ingestEvents(
      { ...mine, actor: aPartner },
      {
        events: aJourney({ waybillNo: number, shipment: { receiver } }),
      },
    )
    const claim = { kind: 'damaged', amount: 12_800, story: '箱角压坏，茶具碎了一只' }
    const again = fileClaim(mine, { number, claim, locale: 'zh-CN', idempotencyKey: 'claim-key-1' })
    expect(await refusal(again)).toBe('conflict')
  })

  test('are found by their number however it is typed', async () => {
    const { mine, file } = await setUp()
    const { number } = await file()
    for (const typed of [` ${number} `, number.toLowerCase(), number.replace('HL', 'ＨＬ')])
      expect((await showClaim(mine, { number: typed })).number).toBe(number)
  })

  describe('files', () => {
    test.each([
      ['picture.png', aPng(), 'image/png'],
      ['foto.jpeg', aJpeg(), 'image/jpeg'],
      ['w.webp', aWebp(), 'image/webp'],
      ['bill.pdf', aPdf(), 'application/pdf'],
      // What it is called is not what it is.
      ['page.html', aPng(), 'image/png'],
    ])('%s is kept as what it is', async (name, bytes, mediaType) => {
      const { mine, file } = await setUp()
      const { number } = await file()
      const { files } = await addClaimFile(mine, { number, name, bytes })
      expect(files).toEqual([{ id: expect.any(String), name, mediaType, size: bytes.length }])
      const read = await readClaimFile(mine, { number, fileId: files[0]?.id ?? '' })
      expect([read.mediaType, Buffer.from(read.bytes).equals(Buffer.from(bytes))]).toEqual([mediaType, true])
    })

    test.each<[string, Uint8Array, string]>([
      ['nothing', new Uint8Array(), 'missing'],
      ['a page', Buffer.from('<html><script>alert(1)</script>'), 'wrong-kind'],
      ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'wrong-kind'],
      [
        'a photo as iPhones keep it',
        Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic'.padEnd(200, '\0')),
        'heic',
      ],
      [
        'one of several megabytes',
        Buffer.concat([Buffer.from('\0\0\0\x24ftypmif1'), Buffer.alloc(4_000_000)]),
        'heic',
      ],
      ['half a picture', aPng().subarray(0, 40), 'wrong-kind'],
      ['a picture with something behind it', Buffer.concat([aPng(), Buffer.from('<script>')]), 'wrong-kind'],
      ['more than fits', Buffer.concat([aPng(), Buffer.alloc(claimLimits.fileBytes)]), 'file-too-large'],
    ])('refuses %s', async (_name, bytes, message) => {
      const { mine, file } = await setUp()
      const { number } = await file()
      const fields = await addClaimFile(mine, { number, name: 'a.png', bytes }).catch((error) => error.fields)
      expect(fields).toEqual([{ path: 'file', message }])
      expect((await showClaim(mine, { number })).files).toEqual([])
    })

    test('the same twice is kept once, and there are never more than six', async () => {
      const { mine, file } = await setUp()
      const { number } = await file()
      const add = (n: number) =>
        addClaimFile(mine, { number, name: `../${n}\u0000/a b\u202e.pdf`, bytes: aPdf(n) })
      await Promise.all([add(0), add(0), add(0)])
      expect((await showClaim(mine, { number })).files.map(({ name }) => name)).toEqual(['a b.pdf'])
      for (let n = 1; n < 6; n += 1) await add(n)
      expect(await refusal(add(6))).toBe('too-many')
      expect((await add(5)).files).toHaveLength(6)
    })

    test('may be as large as is said, and no byte larger', async () => {
      const { mine, file } = await setUp()
      const { number } = await file()
      const [head, end] = [aJpeg().subarray(0, -2), aJpeg().subarray(-2)]
      const ofBytes = (bytes: number) => Buffer.concat([head, Buffer.alloc(bytes - head.length - 2, 1), end])
      const add = (bytes: number) => addClaimFile(mine, { number, name: 'a.jpg', bytes: ofBytes(bytes) })
      expect(await refusal(add(claimLimits.fileBytes + 1))).toBe('invalid-input file')
      expect((await add(claimLimits.fileBytes)).files).toMatchObject([{ size: claimLimits.fileBytes }])
    })

    test('of one claim do not open by another', async () => {
      const { mine, file } = await setUp()
      const one = await file()
      const two = await file(mine, { story: '另一件' }, 'claim-key-2')
      const { files } = await addClaimFile(mine, { number: one.number, name: 'a.png', bytes: aPng() })
      const input = { number: two.number, fileId: files[0]?.id ?? '' }
      expect(await refusal(readClaimFile(mine, input))).toBe('not-found')
    })
  })

  describe('status', () => {
    test('goes as the table of transitions says, and what is asked for again goes back to review', async () => {
      const { company, mine, file } = await setUp()
      const { number } = await file()
      expect(await waitingClaims(company, { filedBefore: company.now() })).toContain(number)
      const move = (ctx: Ctx, one: Parameters<typeof transitionClaim>[1]['move']) =>
        transitionClaim(ctx, { number, move: one })
      expect(await move(company, { step: 'review' })).toMatchObject({ kind: 'reviewing' })
      expect(await move(company, { step: 'ask-proof' })).toMatchObject({ kind: 'proof-needed' })
      await addClaimFile(mine, { number, name: 'a.png', bytes: aPng() })
      expect((await showClaim(mine, { number })).state.kind).toBe('reviewing')
      const granted = { kind: 'granted', amountFen: 12_000 }
      expect(await move(company, { step: 'grant', amountFen: 12_000 })).toMatchObject(granted)
      expect(await move(company, { step: 'grant', amountFen: 12_000 })).toMatchObject(granted)
      expect(await showClaim(mine, { number })).toMatchObject({
        state: granted,
        mayAdd: false,
        mayWithdraw: false,
      })
      expect(await refusal(move(company, { step: 'refuse', reason: 'other' }))).toBe('not-available')
      expect(await refusal(move(mine, { step: 'withdraw' }))).toBe('not-available')
      const late = { number, name: 'b.pdf', bytes: aPdf() }
      expect(await refusal(addClaimFile(mine, late))).toBe('not-available')
    })

    test.each([0, -1, 1.5, Number.NaN, claimLimits.amount + 1])(
      'grants no amount of %d',
      async (amountFen) => {
        const { company, file, mine } = await setUp()
        const { number } = await file()
        const grant = transitionClaim(company, { number, move: { step: 'grant', amountFen } })
        expect(await refusal(grant)).toBe('invalid-input amount')
        expect((await showClaim(mine, { number })).state.kind).toBe('received')
        const move = { step: 'grant', amountFen: claimLimits.amount } as const
        expect(await transitionClaim(company, { number, move })).toMatchObject({ kind: 'granted' })
      },
    )

    test('is the company’s to say, but for a withdrawal, which is the customer’s', async () => {
      const { company, mine, file } = await setUp()
      const { number } = await file()
      const review = { number, move: { step: 'review' } } as const
      const withdraw = { number, move: { step: 'withdraw' } } as const
      expect(await refusal(transitionClaim(mine, review))).toBe('forbidden')
      expect(await refusal(transitionClaim(company, withdraw))).toBe('forbidden')
      expect(
        await refusal(transitionClaim(company, { number, move: { step: 'grant', amountFen: 0.5 } })),
      ).toBe('invalid-input amount')
      expect(await transitionClaim(mine, withdraw)).toMatchObject({ kind: 'withdrawn' })
      expect(await transitionClaim(mine, withdraw)).toMatchObject({ kind: 'withdrawn' })
      expect(await refusal(transitionClaim(company, review))).toBe('not-available')
    })
  })
})
