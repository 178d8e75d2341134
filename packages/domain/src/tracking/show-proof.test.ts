import {
  aJourney,
  aPartner,
  aPicture,
  journeyStart,
  nextWaybillNo,
  receiverPhone,
  testCtx,
  testSettings,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { signToken } from '../codes/signed-token.ts'
import { ingestEvents } from './ingest-events.ts'
import { readProofImage } from './read-proof-image.ts'
import { showProof } from './show-proof.ts'
import { unlockShipment } from './unlock-shipment.ts'
import type { EventCode } from './vocabulary.ts'

const minute = 60_000
const start = journeyStart + 49 * 60 * minute

withDatabases('proof of delivery', (database) => {
  const at = (minutes: number) => testCtx(database(), { now: () => start + minutes * minute })

  async function unlocked(last: EventCode, withPicture: boolean) {
    const events: unknown[] = aJourney({ last })
    const proof = { mediaType: 'image/png', base64: aPicture, signedBy: '欧阳样例' }
    if (withPicture) events.push({ ...(events.pop() as object), proof })
    await ingestEvents({ ...at(0), actor: aPartner }, { events })
    const { waybillNo } = events[0] as { waybillNo: string }
    const { token } = await unlockShipment(at(0), { number: waybillNo, tail: receiverPhone.slice(-4) })
    return { number: waybillNo, unlockToken: token }
  }

  async function available(minutes = 0) {
    const input = await unlocked('delivered', true)
    const proof = await showProof(at(minutes), input)
    if (proof.state !== 'available') throw new Error(proof.state)
    return { proof, input }
  }

  test('shows who signed, masked, and a picture behind a link', async () => {
    const { proof, input } = await available()
    expect(proof).toMatchObject({
      signedBy: '欧***',
      signedAt: '2026-11-21T16:24:00+08:00',
      at: { cityCode: '110100' },
      expiresAt: '2026-11-21T09:22:00.000Z',
    })
    expect(Buffer.from(proof.imageLink, 'base64url').toString()).not.toContain(input.number)
    const { mediaType, bytes } = await readProofImage(at(9), { link: proof.imageLink })
    expect(mediaType).toBe('image/png')
    expect(Buffer.from(bytes).toString('base64')).toBe(aPicture)
  })

  test('each link opens its own picture, that of the newest proof', async () => {
    const [older, newer, other] = [1, 2, 3].map((one) =>
      Buffer.concat([Buffer.from(aPicture, 'base64'), Buffer.from([one])]).toString('base64'),
    )
    const signed = (base64 = '', second = '00') => ({
      at: `2026-11-21T16:24:${second}+08:00`,
      proof: { mediaType: 'image/png', base64, signedBy: '欧阳样例' },
    })
    const [journey, another] = [aJourney(), aJourney()]
    const events: object[] = [...journey, ...another.slice(0, -1)]
    events.push({ ...journey.at(-1), ...signed(newer, '30'), eventId: `${journey[0]?.waybillNo}-again` })
    events[journey.length - 1] = { ...journey.at(-1), ...signed(older) }
    events.push({ ...another.at(-1), ...signed(other) })
    await ingestEvents({ ...at(0), actor: aPartner }, { events })
    const opened = [journey, another].map(async ([one]) => {
      const number = one?.waybillNo ?? ''
      const { token } = await unlockShipment(at(0), { number, tail: receiverPhone.slice(-4) })
      const proof = await showProof(at(0), { number, unlockToken: token })
      const link = proof.state === 'available' ? proof.imageLink : ''
      return Buffer.from((await readProofImage(at(0), { link })).bytes).toString('base64')
    })
    expect(await Promise.all(opened)).toEqual([newer, other])
  })

  test('what a clock that was ahead opened is shut when it is right again, and the other way round', async () => {
    const { input } = await available()
    const ahead = await unlockShipment(at(1440), { number: input.number, tail: receiverPhone.slice(-4) })
    const opened = await showProof(at(1440), { ...input, unlockToken: ahead.token })
    const link = opened.state === 'available' ? opened.imageLink : ''
    await expect(readProofImage(at(0), { link })).rejects.toMatchObject({ code: 'link-expired' })
    const tried = showProof(at(0), { ...input, unlockToken: ahead.token })
    await expect(tried).rejects.toMatchObject({ code: 'forbidden' })
    await expect(showProof(at(1440), input)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await showProof(at(29), input)).toMatchObject({ state: 'available' })
  })

  test('the link ends, and altering any character of it ends it too', async () => {
    const { proof } = await available()
    const { imageLink: link } = proof
    await expect(readProofImage(at(10), { link })).rejects.toMatchObject({ code: 'link-expired' })
    const altered = [...link].map((character, index) => {
      const other = character === 'A' ? 'B' : 'A'
      return `${link.slice(0, index)}${other}${link.slice(index + 1)}`
    })
    for (const wrong of [...altered, '', '.', `${link}A`, link.slice(1), ` ${link}`, 'A'.repeat(10_000)]) {
      await expect(readProofImage(at(0), { link: wrong })).rejects.toMatchObject({ code: 'link-expired' })
    }
  })

  test('a token for one purpose does not serve another, nor does one under another key', async () => {
    const { input } = await available()
    await expect(readProofImage(at(0), { link: input.unlockToken })).rejects.toMatchObject({
      code: 'link-expired',
    })
    const forged = signToken(new Uint8Array(32), 'unlock', input.number, start + minute)
    const proofForUnlock = signToken(testSettings.linkKey, 'proof', input.number, start + minute)
    for (const unlockToken of [forged, proofForUnlock, '', 'x.y']) {
      await expect(showProof(at(0), { ...input, unlockToken })).rejects.toMatchObject({ code: 'forbidden' })
    }
  })

  test('needs the token of this very shipment, still valid', async () => {
    const [one, two] = [await unlocked('delivered', true), await unlocked('delivered', true)]
    const forbidden = { code: 'forbidden' }
    await expect(showProof(at(0), { ...one, number: two.number })).rejects.toMatchObject(forbidden)
    await expect(showProof(at(0), { ...one, number: nextWaybillNo() })).rejects.toMatchObject(forbidden)
    await expect(showProof(at(30), one)).rejects.toMatchObject(forbidden)
  })

  test('says when there is none yet, or none was taken', async () => {
    expect(await showProof(at(0), await unlocked('out_for_delivery', false))).toEqual({ state: 'not-yet' })
    expect(await showProof(at(0), await unlocked('delivered', false))).toEqual({ state: 'not-captured' })
  })
})
