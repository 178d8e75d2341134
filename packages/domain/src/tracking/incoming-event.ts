import { readInstant } from '@hongyan/kernel/read-instant'
import { z } from 'zod'
import { products } from '../network/product.ts'
import { mostPackages, recogniseNumber } from '../numbers/recognise-number.ts'
import { findCity } from '../places/find-city.ts'
import { readPhone, tidyPhone } from '../typed/read-phone.ts'
import { unknownMark } from './unknown-mark.ts'
import { holdReasons, receiptKinds } from './vocabulary.ts'

/** Largest proof picture, bytes. */
const largestProof = 400_000

/** What a plain scan is read by as well (`read-plain-scan.ts`). */
export const eventIdPattern = /^[\w.:-]{8,64}$/
export const codePattern = /^[\w.:-]{1,64}$/
export const cityCodePattern = /^[A-Z0-9]{3,12}$/
export const [longestNumber, longestInstant, longestSite] = [60, 80, 120] as const

const noInstant = 'not a time with its offset, such as 2026-11-19T16:12:00+08:00'
const instant = z
  .string(noInstant)
  .max(longestInstant, noInstant)
  .transform((text, ctx) => {
    const at = readInstant(text)
    if (at !== null) return at
    ctx.addIssue({ code: 'custom', message: noInstant })
    return z.NEVER
  })
const cityCode = z.string().regex(cityCodePattern, 'not a city code')
const knownCity = cityCode.refine((code) => findCity(code) !== null, { error: 'unknown city' })
const window = z
  .strictObject({ from: instant, to: instant })
  .refine(({ from, to }) => from <= to, { error: 'the window ends before it starts' })

const waybillNo = z
  .string()
  .max(longestNumber)
  .transform((text, ctx) => {
    const reading = recogniseNumber(text)
    if (reading.kind === 'waybill' || reading.kind === 'air-waybill') return reading.number
    ctx.addIssue({ code: 'custom', message: 'not a waybill number' })
    return z.NEVER
  })

const packageNo = z
  .string()
  .max(longestNumber)
  .transform((text, ctx) => {
    const reading = recogniseNumber(text)
    if (reading.kind === 'package') return reading.number
    ctx.addIssue({ code: 'custom', message: 'not a package number' })
    return z.NEVER
  })

const code = z.string().superRefine((text, issues) => {
  if (text.startsWith(unknownMark)) issues.addIssue(`unknown code ${text.slice(unknownMark.length, 65)}`)
  else if (!codePattern.test(text)) issues.addIssue('not 1 to 64 letters, digits or . : _ -')
})

const siteName = z.string().trim().min(1).max(longestSite)

const proof = z
  .strictObject({
    mediaType: z.enum(['image/png', 'image/jpeg', 'image/webp']),
    base64: z.base64().max(Math.ceil(largestProof / 3) * 4),
    signedBy: z.string().trim().min(1).max(80),
  })
  .refine(({ mediaType, base64 }) => startsLike(mediaType, base64), {
    error: 'the picture is not of its media type',
  })

const party = z.strictObject({
  name: z.string().trim().min(1).max(80),
  phone: z
    .string()
    .max(60)
    .transform((typed, issues) => {
      const read = readPhone(typed)
      // Whose last digits would open the shipment nobody could say.
      if (read.kind === 'problem' && read.problem === 'phone-several')
        issues.addIssue('more than one phone number')
      return read.kind === 'phone' ? read.phone : tidyPhone(typed)
    })
    .refine((phone) => /^[+\d][\d\s()-]{3,24}$/.test(phone), 'not a phone number'),
  address: z.string().trim().min(1).max(300),
})

const grams = z.int().min(0).max(1_000_000_000)

const shipment = z.strictObject({
  product: z.enum(products),
  orderNo: z.string().trim().min(1).max(40).optional(),
  references: z.array(z.string().trim().min(1).max(40)).max(10).optional(),
  origin: knownCity,
  destination: knownCity,
  pieces: z.int().min(1).max(mostPackages),
  weightGrams: grams,
  billedWeightGrams: grams,
  insuredFen: z.int().min(0).max(1_000_000_000_000),
  receipt: z.enum(receiptKinds),
  sender: party,
  receiver: party,
  promisedEta: window.optional(),
})

const degrees = z.number().min(-100).max(100)
const temperature = z
  .strictObject({ celsius: degrees, from: degrees, to: degrees })
  .refine(({ from, to }) => from <= to, { error: 'the range ends below its start' })

/** One scan as a carrier or our own network sends it: ISO times with an offset, weights in grams, amounts in minor units. */
export const incomingEventSchema = z
  .strictObject({
    eventId: z.string().regex(eventIdPattern, 'not 8 to 64 letters, digits or . : _ -'),
    waybillNo,
    packageNo: packageNo.optional(),
    code,
    at: instant,
    cityCode,
    site: z.union([siteName, z.strictObject({ zh: siteName, en: siteName })]).optional(),
    text: z.string().trim().min(1).max(1_000).optional(),
    lang: z.enum(['zh', 'en']).optional(),
    holdReason: z.enum(holdReasons).optional(),
    eta: window.optional(),
    /** What was measured of goods kept at a temperature, and between what it is to be. */
    temperature: temperature.optional(),
    proof: proof.optional(),
    shipment: shipment.optional(),
  })
  .refine((event) => !event.packageNo || event.packageNo.startsWith(`${event.waybillNo}-`), {
    error: 'the package is of another waybill',
    path: ['packageNo'],
  })

/** An event as a sender writes it. */
export type IncomingEvent = z.input<typeof incomingEventSchema>
/** An event after parsing: numbers normalised, instants in ms UTC. */
export type ParsedEvent = z.output<typeof incomingEventSchema>
export type ShipmentBlock = NonNullable<ParsedEvent['shipment']>

/** First bytes of each picture format: a file that merely claims to be a picture is refused. */
function startsLike(mediaType: string, base64: string): boolean {
  const head = Buffer.from(base64.slice(0, 24), 'base64')
  if (mediaType === 'image/png') return head.subarray(0, 8).toString('hex') === '89504e470d0a1a0a'
  if (mediaType === 'image/jpeg') return head.subarray(0, 3).toString('hex') === 'ffd8ff'
  return (
    head.subarray(0, 4).toString('latin1') === 'RIFF' && head.subarray(8, 12).toString('latin1') === 'WEBP'
  )
}
