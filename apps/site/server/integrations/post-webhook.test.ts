import { createServer } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, it, onTestFinished } from 'vitest'
import { startNameServer } from '../testing/name-server.ts'
import { tlsOfTests } from '../testing/tls-of-tests.ts'
import { startReceiver } from '../testing/webhook-receiver.ts'
import { webhookPoster } from './post-webhook.ts'

const limits = { wholeMs: 20_000, maxBytes: 1000 }
const impatient = { ...limits, wholeMs: 300 }
const here = { loopback: true, patienceMs: 5000 }
const body = '{"type":"webhook.test","data":{"name":"欧阳"}}'
const headers = { 'webhook-id': 'one' }

it('posts what is signed, as it is, and hears the answer', async () => {
  const receiver = await startReceiver((response) => response.writeHead(202).end('taken'))
  const post = webhookPoster(here, limits)
  expect(await post({ url: receiver.url, headers, body })).toEqual({
    kind: 'answered',
    status: 202,
    text: 'taken',
  })
  expect(receiver.received).toEqual([
    {
      body,
      headers: expect.objectContaining({
        'webhook-id': 'one',
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      }),
    },
  ])
})

it.each([
  ['never answers', () => {}],
  [
    'answers its headers a byte at a time',
    (response) => {
      const timer = setInterval(() => response.socket?.write('H'), 20)
      response.on('close', () => clearInterval(timer))
    },
  ],
] satisfies readonly [string, Parameters<typeof startReceiver>[0]][])(
  'leaves one that %s',
  async (_how, answer) => {
    const receiver = await startReceiver(answer)
    const answered = await webhookPoster(here, impatient)({ url: receiver.url, headers, body })
    // A byte that begins no answer may end the connection before the time does.
    expect(answered.kind).toBe('failed')
    expect(receiver.received).toHaveLength(1)
  },
)

it('takes the status of one whose body comes a byte at a time, and leaves it', async () => {
  const closed = Promise.withResolvers<void>()
  const receiver = await startReceiver((response) => {
    response.writeHead(500)
    const timer = setInterval(() => response.write('x'), 20)
    response.on('close', () => {
      clearInterval(timer)
      closed.resolve()
    })
  })
  const answered = await webhookPoster(here, impatient)({ url: receiver.url, headers, body })
  expect(answered).toMatchObject({ kind: 'answered', status: 500, text: expect.stringMatching(/^x+$/) })
  await closed.promise
})

it('reads so much of an endless answer and no more', async () => {
  const closed = Promise.withResolvers<void>()
  const receiver = await startReceiver((response) => {
    const more = () => {
      while (response.write('x'.repeat(65_536)));
    }
    response.on('drain', more).on('close', closed.resolve)
    more()
  })
  const answered = await webhookPoster(here, limits)({ url: receiver.url, headers, body })
  expect(answered).toEqual({ kind: 'answered', status: 200, text: 'x'.repeat(1000) })
  await closed.promise
})

it('does not follow a redirect', async () => {
  const inside = await startReceiver()
  const receiver = await startReceiver((response) => response.writeHead(307, { location: inside.url }).end())
  expect(await webhookPoster(here, limits)({ url: receiver.url, headers, body })).toMatchObject({
    status: 307,
  })
  expect(inside.received).toEqual([])
})

it('connects to nothing on this machine where that is not allowed', async () => {
  const receiver = await startReceiver(undefined, tlsOfTests)
  const post = webhookPoster({ ...here, loopback: false }, limits)
  const port = new URL(receiver.url).port
  for (const [url, problem] of [
    [receiver.url, 'other-port'],
    [receiver.url.replace(`:${port}`, ''), 'not-public'],
    ['https://localhost/', 'not-public'],
    ['https://localhost:8443/', 'not-public'],
    ['http://localhost/', 'not-https'],
  ]) {
    expect(await post({ url: url ?? '', headers, body })).toEqual({ kind: 'failed', problem })
  }
  expect(receiver.received).toEqual([])
})

it('is done with one that asks for another protocol', async () => {
  const upgrading = createServer((socket) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'),
  )
  await new Promise<void>((resolve) => upgrading.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void upgrading.close())
  const address = upgrading.address()
  const port = typeof address === 'object' ? address?.port : 0
  const answered = await webhookPoster(here, limits)({ url: `http://127.0.0.1:${port}/`, headers, body })
  expect(answered).toEqual({ kind: 'failed', problem: 'broken-off' })
})

it('says why nobody answered', async () => {
  const post = webhookPoster(here, limits)
  const silent = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : 0
  const url = `http://127.0.0.1:${port}/`
  expect(await post({ url, headers, body })).toEqual({ kind: 'failed', problem: 'broken-off' })
  await new Promise((resolve) => silent.close(resolve))
  expect(await post({ url, headers, body })).toEqual({ kind: 'failed', problem: 'no-connection' })
  const nameServers = [await startNameServer(() => [])]
  const asking = webhookPoster({ ...here, nameServers }, limits)
  expect(await asking({ url: 'https://nobody.example/', headers, body })).toEqual({
    kind: 'failed',
    problem: 'no-such-host',
  })
})

it('trusts no certificate but those of known authorities', async () => {
  const receiver = await startReceiver(undefined, tlsOfTests)
  const post = webhookPoster(here, limits)
  expect(await post({ url: receiver.url, headers, body })).toEqual({
    kind: 'failed',
    problem: 'bad-certificate',
  })
  expect(receiver.received).toEqual([])
  const known = getCACertificates('default')
  onTestFinished(() => setDefaultCACertificates(known))
  setDefaultCACertificates([...known, tlsOfTests.cert])
  expect(await post({ url: receiver.url, headers, body })).toMatchObject({ kind: 'answered', status: 200 })
  expect(receiver.received).toHaveLength(1)
})
