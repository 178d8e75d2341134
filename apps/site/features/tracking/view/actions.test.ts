import { withDatabases } from '@hongyan/testing/databases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshSamples } from '../../../../../tools/seed/refresh-samples.ts'
import { malformed } from '../../../calls/refusals.ts'
import { sampleNumbers } from '../../../calls/sample-numbers.ts'
import { type ApiUnderTest, createApiUnderTest, testMoment } from '../../../server/testing/api-under-test.ts'
import { personalWords } from '../../../server/testing/personal-words.ts'
import { unlockNeeded } from '../refusals.ts'

/** Signed text whose signature is another one: its very last character may have bits that nobody reads. */
const spoiled = (signed: string): string => signed.slice(0, -4) + (signed.endsWith('AAAA') ? 'BBBB' : 'AAAA')

withDatabases('the calls of the tracking tool', (database) => {
  let api: ApiUnderTest
  beforeAll(async () => {
    api = await createApiUnderTest(refreshSamples, database())
  })
  afterAll(async () => api.close())

  const allNumbers = [...new Set(Object.values(sampleNumbers).map((sample) => sample.number))]
  const { number: delivered, phoneTail } = sampleNumbers.delivered
  const lookUp = (body: unknown) => api.post('/v1/shipments/lookup', body)
  const unlock = (number: string, tail: string) => api.post('/v1/shipments/unlock', { number, tail })

  describe('looking shipments up', () => {
    it('answers every number in order, and names nobody', async () => {
      const reply = await lookUp({ numbers: allNumbers })
      expect(reply.statusCode).toBe(200)
      const { data } = reply.json()
      expect(data.map((answer: { number: string }) => answer.number.replace(/-$/, ''))).toEqual(
        allNumbers.map((number) => number.replace(/-$/, '')),
      )
      const personal = await personalWords(api.ctx)
      expect(personal.filter((word) => reply.body.includes(word))).toEqual([])
      for (const answer of data) {
        if (answer.kind === 'found') expect(answer.shipment.parties).toBeNull()
      }
    })

    it('shows masked names only for the shipment a token unlocks', async () => {
      const { token } = (await unlock(delivered, phoneTail)).json().data
      const { data } = (
        await lookUp({ numbers: [delivered, sampleNumbers.returned.number], unlockTokens: [token] })
      ).json()
      expect(data[0].shipment.parties.receiverName).toMatch(/\*|＊/)
      expect(data[0].shipment.proof).toBe('available')
      expect(data[1].shipment.parties).toBeNull()
      const personal = await personalWords(api.ctx)
      const whole = personal.filter((word) => word.length >= 3 && JSON.stringify(data).includes(word))
      expect(whole.filter((word) => /^\d{11}$/.test(word) || /室$/.test(word))).toEqual([])
    })

    it('stops showing them when the token is old or altered', async () => {
      const { token } = (await unlock(delivered, phoneTail)).json().data
      const parties = async (unlockToken: string) =>
        (await lookUp({ numbers: [delivered], unlockTokens: [unlockToken] })).json().data[0].shipment.parties
      expect(await parties(spoiled(token))).toBeNull()
      api.setNow(testMoment + 1_801_000)
      expect(await parties(token)).toBeNull()
      api.setNow(testMoment)
    })

    it('costs as much as its numbers', async () => {
      api.taken.length = 0
      await lookUp({ numbers: allNumbers })
      const cost = api.taken.filter(({ name }) => name === 'look-up').reduce((sum, one) => sum + one.cost, 0)
      expect(cost).toBe(allNumbers.length)
    })

    it.each([
      ['a field we do not know', { numbers: [delivered], phone: '2010' }],
      ['no list', { numbers: delivered }],
      ['too many numbers', { numbers: Array.from({ length: 51 }, () => delivered) }],
      ['a very long number', { numbers: ['x'.repeat(65)] }],
      ['an object for a number', { numbers: [{ $ne: '' }] }],
    ])('refuses %s', async (_what, body) => {
      const reply = await lookUp(body)
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject({ code: malformed.code })
      expect(reply.json().fields.length).toBeGreaterThan(0)
      expect(reply.json().requestId).toBeTruthy()
    })
  })

  describe('unlocking', () => {
    it('gives the same bytes for a wrong number and for wrong digits', async () => {
      const wrong = await unlock(sampleNumbers.quiet.number, '0000')
      const unknown = await unlock(sampleNumbers.unknown.number, '0000')
      expect([wrong.statusCode, wrong.body]).toEqual([unknown.statusCode, unknown.body])
      expect(wrong.statusCode).toBe(403)
    })

    it('answers 423 with the time to wait for the locked sample', async () => {
      const { number, phoneTail: right } = sampleNumbers.unlock_locked
      const reply = await unlock(number, right)
      expect(reply.statusCode).toBe(423)
      expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(900)
    })

    it.each(['12345', '123', '１２３４', '12 4', 1234, null, ['1234'], { $ne: 0 }])(
      'refuses %j as digits',
      async (tail) => {
        const reply = await api.post('/v1/shipments/unlock', { number: delivered, tail })
        expect(reply.statusCode).toBe(400)
      },
    )
  })

  describe('proof of delivery', () => {
    it('is a masked name, a city and a link that shows a picture until it is old', async () => {
      const { token } = (await unlock(delivered, phoneTail)).json().data
      const proof = (await api.post('/v1/shipments/proof', { number: delivered, unlockToken: token })).json()
        .data
      expect(proof).toMatchObject({ state: 'available', city: '上海' })
      const picture = await api.send({ url: proof.imageLink })
      expect(picture.statusCode).toBe(200)
      expect(picture.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      api.setNow(testMoment + 301_000)
      expect((await api.send({ url: proof.imageLink })).statusCode).toBe(410)
      api.setNow(testMoment)
      expect((await api.send({ url: spoiled(proof.imageLink) })).statusCode).toBe(410)
    })

    it('says when there is none yet', async () => {
      const sample = sampleNumbers.out_for_delivery
      const { token } = (await unlock(sample.number, sample.phoneTail)).json().data
      const proof = await api.post('/v1/shipments/proof', { number: sample.number, unlockToken: token })
      expect(proof.json().data).toEqual({ state: 'not-yet' })
    })

    it('needs a token of this very shipment', async () => {
      const { token } = (await unlock(delivered, phoneTail)).json().data
      for (const number of [sampleNumbers.returned.number, sampleNumbers.unknown.number]) {
        const reply = await api.post('/v1/shipments/proof', { number, unlockToken: token })
        expect([reply.statusCode, reply.json().code]).toEqual([403, unlockNeeded.code])
      }
    })
  })
})
