import { aJourney, anEvent, isoAt, journeyStart, nextWaybillNo } from '@hongyan/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBySchema, readEvent } from './read-event.ts'
import { readPlainScan } from './read-plain-scan.ts'

const now = journeyStart + 49 * 3_600_000
const waybillNo = nextWaybillNo()
const event = anEvent({ waybillNo, code: 'picked_up', at: isoAt(4), cityCode: '440300' })
const read = (changes: object) => readEvent({ ...event, ...changes }, now)
const parsed = read({})

describe('an event as other systems send it', () => {
  it.each<[string, object]>([
    ['null for what it has not', { site: null, text: null, lang: null, holdReason: null, packageNo: null }],
    ['null for blocks, and blocks of nulls', { eta: { from: null, to: null }, proof: null, shipment: null }],
    ['empty texts', { site: '', text: '  ', lang: '', eta: {}, proof: { base64: '' } }],
    ['null for fields that there are not', { operator: null, vehicle: {} }],
    ['its time with a short offset', { at: isoAt(4).replace(/(\d\d):(\d\d)$/, '$1$2') }],
    ['its time in UTC, in small letters', { at: new Date(Date.parse(isoAt(4))).toISOString().toLowerCase() }],
    ['its time with a space', { at: isoAt(4).replace('T', ' ') }],
    ['its city as a number', { cityCode: 440300 }],
    [
      'marks nobody sees',
      { cityCode: '\u202d440300\u202c', waybillNo: `\ufeff${waybillNo}\u200b`, site: '\u3164' },
    ],
  ])('with %s is the same', (_name, changes) => {
    expect(read(changes)).toEqual(parsed)
  })

  it('may carry what was measured, as figures or texts, in a range that is one', () => {
    const measured = { celsius: -18.5, from: -22, to: -18 }
    const texts = { celsius: '-18.5', from: '-22', to: ' -18 ' }
    for (const temperature of [measured, texts])
      expect(read({ temperature })).toMatchObject({ kind: 'event', event: { temperature: measured } })
    expect(read({ temperature: null })).toEqual(parsed)
    expect(read({ temperature: { celsius: 3, from: 4, to: 0 } })).toMatchObject({ kind: 'problems' })
    expect(read({ temperature: { celsius: 'warm', from: 0, to: 4 } })).toMatchObject({ kind: 'problems' })
  })

  const party = { name: '林样本', phone: 13_800_001_357, address: '示例路 8 号' }
  const shipment = {
    product: 'standard',
    orderNo: null,
    references: [null, 4711, ''],
    origin: 440300,
    destination: '110100',
    pieces: '2',
    weightGrams: '2400',
    billedWeightGrams: ' 3000.0 ',
    insuredFen: '0',
    receipt: 'none',
    sender: party,
    receiver: party,
    promisedEta: { from: '2026-11-21 18:00:00+0800', to: '20261121T200000+08' },
  }

  it('has one number for each end', () => {
    const two = { ...party, phone: '13800001357 13900002468' }
    expect(read({ shipment: { ...shipment, receiver: two } })).toMatchObject({
      kind: 'problems',
      problems: ['shipment.receiver.phone: more than one phone number'],
    })
  })

  it('may write figures as texts and digits as figures inside a shipment', () => {
    expect(read({ shipment })).toMatchObject({
      kind: 'event',
      event: {
        shipment: {
          pieces: 2,
          weightGrams: 2400,
          billedWeightGrams: 3000,
          insuredFen: 0,
          origin: '440300',
          references: ['4711'],
          sender: { phone: '13800001357' },
          promisedEta: { from: Date.parse('2026-11-21T10:00:00Z'), to: Date.parse('2026-11-21T12:00:00Z') },
        },
      },
    })
  })

  it.each<[object, RegExp]>([
    [{ at: '2026-11-19T16:12:00' }, /^at: not a time with its offset/],
    [{ at: 1_795_076_000_000 }, /^at: not a time with its offset/],
    [{ at: '2026-02-30T16:12:00Z' }, /^at: not a time with its offset/],
    [{ at: null }, /^at: missing$/],
    [{ waybillNo: '' }, /^waybillNo: missing$/],
    [{ operator: '007' }, /^operator: unknown field$/],
    [{ shipment: { ...shipment, pieces: '1,5' } }, /^shipment.pieces: /],
    [{ shipment: { ...shipment, pieces: '2.5' } }, /^shipment.pieces: /],
    [{ shipment: { ...shipment, weightGrams: '2.4 kg' } }, /^shipment.weightGrams: /],
    [{ shipment: { ...shipment, weightGrams: -1 } }, /^shipment.weightGrams: /],
    [{ eta: { from: '2026-11-21T18:00:00Z', to: null } }, /^eta.to: missing$/],
  ])('%j is refused by the name of its field', (changes, problem) => {
    const refused = read(changes)
    expect(refused.kind === 'problems' ? refused.problems : []).toEqual([expect.stringMatching(problem)])
  })

  it.each([[null], [[]], ['text'], [7]])('%j is no event', (sent) => {
    expect(readEvent(sent, now).kind).toBe('problems')
  })
})

it('a plain scan is read as the schema reads it, whatever is odd about one', () => {
  const text = fc.oneof(
    fc.constantFrom(
      'scan-0001',
      'hub_arrived',
      '440300',
      ' 440300',
      '4403',
      '',
      'a b',
      '南山营业部',
      '\u200bx',
      'x\n',
    ),
    fc.string({ maxLength: 130 }),
    fc.constant(null),
    fc.constant(7),
    fc.constant(undefined),
  )
  const [scan] = aJourney({ last: 'picked_up' }).slice(1)
  const usual = { ...scan, shipment: undefined }
  const odd = fc.record(
    {
      eventId: text,
      waybillNo: fc.oneof(text, fc.constant(` ${scan?.waybillNo.toLowerCase()}`)),
      code: text,
      at: fc.oneof(text, fc.constantFrom('2026-11-19T16:12:00+08:00', '2026-02-30T00:00:00Z')),
      cityCode: text,
      site: fc.oneof(text, fc.record({ zh: text, en: text }, { requiredKeys: [] }), fc.constant([])),
      ['__proto__']: text,
      lang: text,
    },
    { requiredKeys: [] },
  )
  let plain = 0
  fc.assert(
    fc.property(odd, fc.boolean(), (changes, whole) => {
      const { shipment: _none, ...sent } = { ...usual, ...(whole ? {} : changes) }
      const read = readPlainScan(sent)
      if (read === null) return
      plain += 1
      const bySchema = readBySchema(sent)
      // Their JSON is what is hashed: the order of the fields counts.
      expect(JSON.stringify({ kind: 'event', event: read })).toBe(JSON.stringify(bySchema))
    }),
    { numRuns: 500 },
  )
  expect(plain).toBeGreaterThan(200)
})
