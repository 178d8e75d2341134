import { type ObjectStore, startObjectStore } from '@hongyan/testing/object-store'
import { staffGrant } from '@hongyan/testing/staff'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '../../../server/config.ts'
import { openFileStore } from '../../../server/file-stores/open-file-store.ts'
import { type ApiUnderTest, createApiUnderTest } from '../../../server/testing/api-under-test.ts'
import { signInPerson } from '../../../server/testing/sign-in-staff.ts'
import { registerPictures } from './serve-pictures.ts'

const alt = { 'zh-CN': '两辆货车', 'en-US': 'Two trucks' }
let bucket: ObjectStore
let api: ApiUnderTest
let editor: Record<string, string>
/** Addresses of one picture that is there. */
let webp: string
let avif: string

/** What another process has: the same bucket, and a memory of its own. */
async function openStore() {
  const config = parseConfig({ ...bucket.settings, LIMITS: 'pictures.seconds=1' })
  return (await openFileStore(config, { away: () => {}, back: () => {} })).store
}

beforeAll(async () => {
  bucket = await startObjectStore()
  api = await createApiUnderTest(async () => {}, undefined, undefined, await openStore())
  editor = (await signInPerson(api, [staffGrant('editor')])).headers
  const { files } = await picture((await upload(await aPicture())).data.id)
  webp = files.webp
  avif = files.avif[0].url
})
afterEach(() => bucket.suffer(null))
afterAll(async () => {
  await api.close()
  await bucket.stop()
})

let red = 0

/** Each is another: a file that is there already would not be stored. */
async function aPicture(): Promise<string> {
  red += 20
  const background = { r: red, g: 3, b: 4 }
  const file = sharp({ create: { width: 400, height: 300, channels: 3, background } })
  return (await file.png().toBuffer()).toString('base64')
}
const upload = async (file: string) =>
  (await api.post('/v1/desk/media', { file, name: 'truck.png', alt }, editor)).json()
const picture = async (id: string) =>
  (await api.send({ url: `/v1/desk/media/${id}`, headers: editor })).json().data.picture
const count = async () =>
  (await api.send({ url: '/v1/desk/media', headers: editor })).json().data.pictures.length

async function aSite() {
  const site = Fastify()
  onTestFinished(() => site.close())
  registerPictures(site, await openStore())
  return site
}

test('a picture that one process takes in is served by another, also in the place of the one before', async () => {
  const { id } = (await upload(await aPicture())).data
  const site = await aSite()
  const before = (await picture(id)).files.webp
  expect((await site.inject(before)).statusCode).toBe(200)
  const body = { file: await aPicture(), revision: 0 }
  expect((await api.post(`/v1/desk/media/${id}/file`, body, editor)).json().code).toBe(1)
  const after = (await picture(id)).files
  expect(after.webp).not.toBe(before)
  for (const url of [after.webp, after.avif[0].url]) {
    const { statusCode, headers, rawPayload } = await site.inject(url)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect((await sharp(rawPayload).metadata()).width).toBe(400)
  }
  const head = await site.inject({ method: 'HEAD', url: after.webp })
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
})

test.each(['fails', 'cuts'] as const)('a store that %s: try again, but what is in memory', async (kind) => {
  const site = await aSite()
  expect((await site.inject(webp)).statusCode).toBe(200)
  bucket.suffer({ kind })
  const answer = await site.inject(avif)
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    ...[503, '2', 'no-store'],
  ])
  expect((await site.inject(webp)).statusCode).toBe(200)
  bucket.suffer(null)
  expect((await site.inject(avif)).statusCode).toBe(200)
  expect((await site.inject(webp.replace(/\.[0-9a-f]{8}-/, '.00000000-'))).statusCode).toBe(404)
})

test.each(['fails', 'cuts-uploads'] as const)(
  'an upload to a store that %s changes nothing',
  async (kind) => {
    const [file, there] = [await aPicture(), await count()]
    bucket.suffer({ kind })
    expect(await upload(file)).toMatchObject({ code: 1276 })
    expect(await count()).toBe(there)
    bucket.suffer(null)
    expect(await upload(file)).toMatchObject({ code: 1, data: { isNew: true } })
  },
)

test('a picture that cannot be replaced stays what it was', async () => {
  const { id } = (await upload(await aPicture())).data
  const before = await picture(id)
  bucket.suffer({ kind: 'fails' })
  const replaced = await api.post(
    `/v1/desk/media/${id}/file`,
    { file: await aPicture(), revision: 0 },
    editor,
  )
  expect([replaced.statusCode, replaced.json().code]).toEqual([503, 1276])
  const whole = await api.send({ url: `/v1/desk/media/${id}/file`, headers: editor })
  expect(whole.json().code).toBe(1276)
  expect(await picture(id)).toEqual(before)
})
