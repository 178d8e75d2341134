import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { anEnquiryForm } from '@hongyan/testing'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captchaFailed, notAllowed, tooFrequent, wrongCode } from '../apps/site/calls/refusals.ts'
import { sampleNumbers } from '../apps/site/calls/sample-numbers.ts'
import { root, run } from '../tools/steps/steps.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { startTextMessages, type TextMessages } from './text-messages.ts'
import { type Visitor, visitorOf } from './visitor.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const folder = temporaryFolder('clock')
const shiftFile = join(folder, 'shift')

let site: SiteProcess
let texts: TextMessages
/** Sets the clock of the site to that of the machine and `ms` more. */
const setClock = (ms: number): void => writeFileSync(shiftFile, String(ms))

beforeAll(async () => {
  setClock(0)
  const database = join(folder, 'site.db')
  const seeding = ['tools/seed/seed.ts', '--db', database, '--shipments', '1']
  const seeded = await run(process.execPath, seeding, { quiet: true, env: { DATA_DIR: folder } })
  if (seeded.code !== 0) throw new Error(seeded.output)
  texts = await startTextMessages()
  site = await startSite({
    settings: {
      DATABASE_URL: database,
      DATA_DIR: folder,
      NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'abuse/shifted-clock.ts'))}`,
      CLOCK_SHIFT_FILE: shiftFile,
      ...texts.settings,
      LIMITS:
        'captcha.cost=10,code.addressHour=1000,code.networkHour=1000,code.freeAddressHour=1000,code.perMinute=1000,' +
        'code.burst=1000,paper.burst=1000,session.burst=1000,unlock.burst=1000,enquiry.burst=1000',
    },
  })
})
afterAll(async () => {
  await site?.stop()
  await texts?.stop()
  rmSync(folder, { recursive: true, force: true })
})

let people = 0
function nextMobile(): string {
  people += 1
  return `138${String(30_000_000 + people)}`
}

/** Asks for the code of a white paper as a new visitor. */
async function askCode(mobile: string, more: object = {}, visitor: Visitor = visitorOf(site)) {
  return visitor.post('/whitePaper/getVerifyCode', [{ phoneNum: mobile, ...more }])
}

/** The number of the answer to a code: 1 when it opens the paper. */
async function tryCode(phoneNum: string): Promise<number> {
  const opener = { phoneNum, verifyCode: texts.codeFor(phoneNum), consentVersion: '2026-11' }
  const paper = { paper: 'stock-placement', language: 'en-US' }
  const { json } = await visitorOf(site).post('/whitePaper/fileDownload', [{ ...paper, ...opener }])
  return json.code
}

test('a code that was tried when it had expired stays dead when the clock is set back an hour', async () => {
  const [expired, good] = [nextMobile(), nextMobile()]
  expect((await askCode(expired)).json.content).toEqual({ validTime: 300, waitTime: 60 })
  await askCode(good)
  setClock(hour + minute)
  expect(await tryCode(expired)).toBe(wrongCode.code)
  setClock(minute)
  expect(await tryCode(expired)).toBe(wrongCode.code)
  expect(await tryCode(good)).toBe(1)
  setClock(0)
})

test('a code from the future is refused, and stays dead until then', async () => {
  const [mobile, other] = [nextMobile(), nextMobile()]
  setClock(hour)
  await askCode(mobile)
  await askCode(other)
  expect(await tryCode(other)).toBe(1)
  setClock(0)
  expect(await tryCode(mobile)).toBe(wrongCode.code)
  setClock(hour)
  expect(await tryCode(mobile)).toBe(wrongCode.code)
  setClock(0)
})

test('what was spent stays spent over a leap of a day and back', async () => {
  const ownPage = { 'sec-fetch-site': 'same-origin' }
  const spend = async (visitor: Visitor, token: string): Promise<number> =>
    (
      await visitor.get(
        `/order/sendCaptcha?waybillCode=${sampleNumbers.delivered.number}&sessionId=${token}`,
        ownPage,
      )
    ).json.code
  const tokenOf = async (visitor: Visitor): Promise<string> =>
    (await visitor.post('/waybill/getSessionId', {})).json.data.sessionId
  const spender = visitorOf(site)
  const token = await tokenOf(spender)
  expect(await spend(spender, token)).toBe(1)
  const captcha = await spender.captcha('code')
  expect((await askCode(nextMobile(), { captcha }, spender)).json.code).toBe(1)

  setClock(day)
  const later = visitorOf(site)
  expect(await spend(later, await tokenOf(later))).toBe(1)
  expect((await askCode(nextMobile())).json.code).toBe(1)
  setClock(0)
  expect(await spend(spender, token)).toBe(notAllowed.code)
  expect((await askCode(nextMobile(), { captcha }, spender)).json.code).toBe(captchaFailed.code)
})

test('a leap of a day ends nothing that stands when the clock is right again, and every wait is sane', async () => {
  const visitor = visitorOf(site)
  const sessionId = (await visitor.get('/ecology/getSession')).json.obj
  const mobile = nextMobile()
  await visitor.post('/cooperation/getVerifyCode', [{ phoneNum: mobile }])
  const submitted = await visitor.post('/cooperation/submitFormData', [
    anEnquiryForm({
      contactMobile: mobile,
      verifyCode: texts.codeFor(mobile),
      consentVersion: '2026-11',
      sessionId,
      captcha: await visitor.captcha('enquiry'),
    }),
  ])
  expect(submitted.json).toMatchObject({ code: 1 })
  const { enquiryNo, token } = submitted.json.content
  const enquiry = async () =>
    (await visitor.get(`/v1/enquiries/${enquiryNo}`, { 'x-hongyan-enquiry': token })).json.code
  const { number, phoneTail } = sampleNumbers.delivered
  const unlocked = await visitor.post('/v1/shipments/unlock', { number, tail: phoneTail })
  const proof = async () =>
    (await visitor.post('/v1/shipments/proof', { number, unlockToken: unlocked.json.data.token })).json.code
  expect([await enquiry(), await proof()]).toEqual([1, 1])

  setClock(day)
  const wait = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'))
  for (const path of ['/', '/en', '/hk', `/track?no=${number}`]) {
    expect([path, (await visitor.get(path)).status]).toEqual([path, 200])
  }
  const found = await visitor.post('/v1/shipments/lookup', { numbers: [number] })
  expect(found.json).toMatchObject({ code: 1 })
  const again = nextMobile()
  await askCode(again)
  const soon = await askCode(again)
  expect(soon.json.code).toBe(tooFrequent.code)
  const guess = () =>
    visitor.post('/v1/shipments/unlock', { number: sampleNumbers.returned.number, tail: '0000' })
  for (let n = 0; n < 5; n += 1) await guess()
  const locked = await guess()
  for (const answer of [soon, locked]) expect(wait(answer)).toBeGreaterThan(0)
  expect(wait(soon)).toBeLessThanOrEqual(60)
  expect(wait(locked)).toBeLessThanOrEqual(900)

  setClock(0)
  expect([await enquiry(), await proof()]).toEqual([1, 1])
  expect(wait(await askCode(again))).toBeLessThanOrEqual(60)
  const stillLocked = await guess()
  expect(wait(stillLocked)).toBeGreaterThan(0)
  expect(wait(stillLocked)).toBeLessThanOrEqual(900)
  expect((await visitor.get('/')).status).toBe(200)
}, 120_000)
