import { type ObjectStore, startObjectStore } from '@hongyan/testing/object-store'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { ClientLeft } from '../rendering/render-queue.ts'
import { bucketOf } from './open-file-store.ts'
import { type Bucket, s3Requests } from './s3-requests.ts'
import { s3Store } from './s3-store.ts'

const name = 'k3f9a2x7q1.0a1b2c3d-400.avif'
const file = new Uint8Array(300_000).map((_, at) => at % 251)
let bucket: ObjectStore
beforeEach(async () => {
  bucket = await startObjectStore()
})
afterEach(() => bucket.stop())

async function opened(change: Readonly<Record<string, string>> = {}) {
  const store = await bucketOf(parseConfig({ ...bucket.settings, ...change }))
  if (store === null) throw new Error('the settings name no bucket')
  return store
}

const another: Bucket = {
  endpoint: 'https://s3.example',
  name: 'pictures',
  region: 'eu-1',
  pathStyle: true,
  keyId: 'key',
  secret: 'secret',
}
/** A store that an answer of the test's own stands for. */
function answeredBy(fetcher: typeof fetch, change: Partial<Bucket> = {}, patienceMs = 5000) {
  return s3Store(s3Requests({ ...another, ...change }, { fetcher, now: Date.now, patienceMs }))
}

test('what is put there is there, until it is removed', async () => {
  const store = await opened()
  expect([await store.read(name), await store.size(name)]).toEqual([null, null])
  await store.put(name, file)
  expect(Buffer.from((await store.read(name)) ?? []).equals(file)).toBe(true)
  expect(await store.size(name)).toBe(file.byteLength)
  await store.remove(name)
  await store.remove(name)
  expect(await store.read(name)).toBeNull()
})

test('nothing but a file of a picture is asked for', async () => {
  const store = await opened()
  for (const wrong of ['../keys.json', 'a.avif', `${name}?x`, 'a/b']) {
    await expect(store.read(wrong)).rejects.toThrow('not a file of a picture')
    await expect(store.put(wrong, file)).rejects.toThrow('not a file of a picture')
  }
  expect(bucket.answered).toEqual([])
})

test.each([
  ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'wrong' }, 'the store answered 403 SignatureDoesNotMatch'],
  ['a wrong key', { S3_ACCESS_KEY_ID: 'wrong' }, 'the store answered 403 InvalidAccessKeyId'],
  ['a wrong region', { S3_REGION: 'wrong' }, 'the store answered 400 AuthorizationHeaderMalformed'],
  ['a bucket that is not there', { S3_BUCKET: 'none' }, 'the store answered 404 NoSuchBucket'],
])('%s is no missing file, and is named', async (_, change, message) => {
  const store = await opened(change)
  const away = { code: 'store-away', message }
  await expect(store.read(name)).rejects.toMatchObject(away)
  await expect(store.size(name)).rejects.toMatchObject(away)
  await expect(store.put(name, file)).rejects.toMatchObject(away)
  await expect(store.remove(name)).rejects.toMatchObject(away)
})

test('a store that hangs is not waited for longer than is worth it', async () => {
  bucket.suffer({ kind: 'hangs' })
  const { S3_ENDPOINT = '' } = bucket.settings
  const store = answeredBy(fetch, { endpoint: S3_ENDPOINT }, 150)
  await expect(store.read(name)).rejects.toMatchObject({
    code: 'store-away',
    message: 'no answer within 150 ms',
  })
  await expect.poll(bucket.waiting).toBe(0)
})

test.each([
  ['fails', /^the store answered 500 InternalError$/],
  ['cuts', /terminated|closed|aborted/],
] as const)('a store that %s gives nothing, and half a file is none', async (kind, message) => {
  const store = await opened()
  await store.put(name, file)
  bucket.suffer({ kind })
  await expect(store.read(name)).rejects.toMatchObject({
    code: 'store-away',
    message: expect.stringMatching(message),
  })
  bucket.suffer(null)
  expect((await store.read(name))?.byteLength).toBe(file.byteLength)
})

test('an upload that breaks off leaves nothing', async () => {
  const store = await opened()
  bucket.suffer({ kind: 'cuts-uploads' })
  await expect(store.put(name, file)).rejects.toMatchObject({ code: 'store-away' })
  expect(bucket.objects.size).toBe(0)
})

test('nobody there is said at once', async () => {
  await bucket.stop()
  const store = await opened()
  await expect(store.read(name)).rejects.toMatchObject({ code: 'store-away', message: /ECONNREFUSED/ })
})

test('a store that is busy for a moment is asked once more', async () => {
  const store = await opened()
  bucket.suffer({ kind: 'busy-once' })
  await store.put(name, file)
  expect(bucket.answered).toEqual(['PUT 503', 'PUT 200'])
})

test.each([3_600_000, -3_600_000])(
  'a clock that the store refuses is set by its own: %i ms',
  async (ahead) => {
    bucket.setClock(ahead)
    const store = await opened()
    await store.put(name, file)
    expect((await store.read(name))?.byteLength).toBe(file.byteLength)
    expect(bucket.answered).toEqual(['PUT 403', 'PUT 200', 'GET 200'])
  },
)

test('whoever leaves ends the request', async () => {
  const store = await opened({ LIMITS: 'pictures.seconds=60' })
  bucket.suffer({ kind: 'hangs' })
  const left = new AbortController()
  const reading = store.read(name, left.signal)
  const refused = expect(reading).rejects.toBeInstanceOf(ClientLeft)
  await expect.poll(bucket.waiting).toBe(1)
  left.abort()
  await refused
  await expect.poll(bucket.waiting).toBe(0)
})

test.each([
  [true, 'https://s3.example/pictures/'],
  [false, 'https://pictures.s3.example/'],
])('the bucket stands in the path or in front of the host', async (pathStyle, place) => {
  const asked: string[] = []
  const fetcher: typeof fetch = async (url) => {
    asked.push(String(url))
    return new Response('', { status: 200 })
  }
  await answeredBy(fetcher, { pathStyle }).put(name, file)
  expect(asked).toEqual([place + name])
})

test('an answer without an end is left, and not asked for again', async () => {
  const heard: string[] = []
  const fetcher: typeof fetch = async () => {
    heard.push('asked')
    const pull = (body: ReadableStreamDefaultController) => body.enqueue(new Uint8Array(8_000_000))
    return new Response(new ReadableStream({ pull, cancel: () => void heard.push('left') }))
  }
  const reading = answeredBy(fetcher).read(name)
  await expect(reading).rejects.toMatchObject({ code: 'store-away', message: /longer than/ })
  expect(heard).toEqual(['asked', 'left'])
})
