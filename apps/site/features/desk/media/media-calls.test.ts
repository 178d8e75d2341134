import { staffGrant } from '@hongyan/testing/staff'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiUnderTest, createApiUnderTest } from '../../../server/testing/api-under-test.ts'
import { signInPerson } from '../../../server/testing/sign-in-staff.ts'
import { registerPictures } from './serve-pictures.ts'

const alt = { 'zh-CN': '两辆货车', 'en-US': 'Two trucks' }
let api: ApiUnderTest
let editor: Record<string, string>

beforeAll(async () => {
  api = await createApiUnderTest(async () => {})
  editor = (await signInPerson(api, [staffGrant('editor')])).headers
})
afterAll(() => api.close())

async function aPicture(): Promise<string> {
  const background = { r: Math.floor(Math.random() * 255), g: 1, b: 2 }
  const file = sharp({ create: { width: 400, height: 300, channels: 3, background } })
  return (await file.png().toBuffer()).toString('base64')
}

test('an uploaded picture is listed, and its files are served for good', async () => {
  const file = await aPicture()
  const uploaded = await api.post('/v1/desk/media', { file, name: 'truck.png', alt }, editor)
  expect(uploaded.json()).toMatchObject({ code: 1, data: { isNew: true } })
  const { id } = uploaded.json().data
  const shown = await api.send({ url: `/v1/desk/media/${id}`, headers: editor })
  expect(shown.json().data).toMatchObject({ picture: { id, alt, width: 400, height: 300 }, uses: [] })

  const site = Fastify()
  registerPictures(site, api.services.pictures.store)
  const { files } = shown.json().data.picture
  for (const url of [files.webp, files.avif[0].url]) {
    const answer = await site.inject(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(400)
  }
  for (const url of [
    `/media/${id}.00000000-400.avif`,
    '/media/..%2Fkeys.json',
    files.webp.replace('-400', '-master'),
  ])
    expect((await site.inject(url)).statusCode).toBe(404)
  await site.close()

  const whole = await api.send({ url: `/v1/desk/media/${id}/file`, headers: editor })
  const all = await sharp(Buffer.from(whole.json().data.file, 'base64')).metadata()
  expect([all.format, all.width, all.height]).toEqual(['webp', 400, 300])
  const { headers: reviewer } = await signInPerson(api, [staffGrant('reviewer')])
  expect((await api.send({ url: `/v1/desk/media/${id}/file`, headers: reviewer })).json().code).toBe(1231)

  const deleted = await api.post(`/v1/desk/media/${id}/delete`, {}, editor)
  expect(deleted.json().code).toBe(1)
  for (const path of [id, `${id}/file`])
    expect((await api.send({ url: `/v1/desk/media/${path}`, headers: editor })).json().code).toBe(1256)
})

test.each([
  ['what is no picture', { file: Buffer.from('<svg></svg>').toString('base64') }, 1257],
  ['a picture without words', { alt: { 'zh-CN': '', 'en-US': '' } }, 1400],
])('%s is refused', async (_, change, code) => {
  const body = { file: await aPicture(), name: 'a.png', alt, ...change }
  expect((await api.post('/v1/desk/media', body, editor)).json().code).toBe(code)
})

test('a body larger than a picture may be is not read', async () => {
  const file = Buffer.alloc(11_000_000).toString('base64')
  expect((await api.post('/v1/desk/media', { file, name: 'a.png', alt }, editor)).json().code).toBe(1413)
})

test('who may not upload is refused', async () => {
  const { headers } = await signInPerson(api, [staffGrant('sales')])
  const answer = await api.post('/v1/desk/media', { file: await aPicture(), name: 'a.png', alt }, headers)
  expect(answer.json().code).toBe(1231)
})
