import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { localeIds } from '@hongyan/locales'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { refreshSamples } from '../../../tools/seed/refresh-samples.ts'
import type { RecordedExample } from '../calls/recorded-examples.ts'
import { inPresentLanguages, presentNames } from '../calls/recorded-names.ts'
import { siteCalls } from '../features.ts'
import { type ApiUnderTest, createApiUnderTest } from './testing/api-under-test.ts'
import { endAccounts, playAccount, playAddressBook } from './testing/examples/accounts.ts'
import { playCompany } from './testing/examples/companies.ts'
import { endKeys, playKeys, playWebhooks } from './testing/examples/merchants.ts'
import { playOrderForms, playOrders } from './testing/examples/orders.ts'
import { signInPeople } from './testing/examples/people.ts'
import { createPlayer, type Player } from './testing/examples/player.ts'
import { playShipments, playTracking } from './testing/examples/shipments.ts'
import { stableValues } from './testing/examples/stable-values.ts'
import { playEnquiries, playPapers, playSubscriptions, playTools } from './testing/examples/visitors.ts'

const file = fileURLToPath(new URL('../calls/recorded-examples.gen.json', import.meta.url))
type Recorded = {
  readonly languages: readonly string[]
  readonly names: readonly unknown[]
  readonly examples: Readonly<Record<string, RecordedExample>>
}
const whole: Recorded = JSON.parse(readFileSync(file, 'utf8'))
const before = inPresentLanguages(whole.examples, whole.languages)

let api: ApiUnderTest
let player: Player
const { of: stable, stand } = stableValues()

/** Makes every call once that needs what others answered, those that end something last. */
async function play(): Promise<void> {
  const people = await signInPeople(api)
  const { program } = await playKeys(player, people)
  await playOrders(player, program)
  await playOrderForms(player, people)
  await playTracking(player, people)
  await playShipments(player, people)
  await playAddressBook(player, people)
  await playAccount(player, people)
  await playWebhooks(player, people)
  await playCompany(player, people)
  await playEnquiries(player, stand)
  await playSubscriptions(player, people)
  await playTools(player, stand)
  await playPapers(player, stand)
  // Whatever else there is answers the example that is declared with it.
  for (const { id, examples } of siteCalls.filter((call) => !player.recorded.has(call.id))) {
    const declared = examples.find(({ status, reply }) => status === 200 && (reply.code ?? 1) === 1)
    const as = declared?.signedIn ? people.customer : {}
    if (declared !== undefined) await player.ask(id, { ...declared.request, as })
  }
  await endKeys(player, people)
  await endAccounts(player, people)
}

beforeAll(async () => {
  api = await createApiUnderTest(refreshSamples)
  player = createPlayer(api)
  await play()
})
afterAll(async () => api.close())

/** The names and kinds of values, without the values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]))
}

/** Values of an answer may differ from those recorded; what was asked, and what an answer is made of, may not. */
function isAlike(one: RecordedExample | undefined, other: RecordedExample): boolean {
  const { request, file: asked, ...replies } = other
  if (one === undefined || !isDeepStrictEqual(one.request, request) || one.file?.type !== asked?.type)
    return false
  return isDeepStrictEqual(
    shapeOf({ reply: one.reply, inLanguage: one.inLanguage }),
    shapeOf({ reply: replies.reply, inLanguage: replies.inLanguage }),
  )
}

/** Whether a body has no field that is read: it is sent empty. */
function takesNothing(body: z.ZodType): boolean {
  const read = body instanceof z.ZodOptional ? body.unwrap() : body
  return read instanceof z.ZodObject && Object.keys(read.shape).length === 0
}

it('every call of the public API answers an example', () => {
  expect(siteCalls.map(({ id }) => id).filter((id) => !player.recorded.has(id))).toEqual([])
})

it('every call that takes a body with something in it is shown with one', () => {
  const bare = siteCalls.filter(({ id, body }) => {
    const { request } = player.recorded.get(id) ?? {}
    const isBare = request?.body === undefined || JSON.stringify(request.body) === '{}'
    return body !== undefined && isBare && !takesNothing(body)
  })
  expect(bare.map(({ id }) => id)).toEqual([])
})

it('what is recorded is what calls are asked and what their answers are made of', async () => {
  const recorded = siteCalls.flatMap(({ id }) => {
    const fresh = player.recorded.get(id)
    if (fresh === undefined) return []
    const now = stable(fresh)
    return [[id, isAlike(before[id], now) ? before[id] : now] as const]
  })
  const written = {
    languages: localeIds,
    names: presentNames(),
    examples: Object.fromEntries(recorded),
  }
  // Of a site that has not all of the languages, only what is said in others is held.
  if (whole.languages.some((language) => !localeIds.some((id) => id === language)))
    return expect(written.examples).toEqual(before)
  await expect(`${JSON.stringify(written, null, 2)}\n`).toMatchFileSnapshot(file)
})
