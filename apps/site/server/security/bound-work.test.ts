import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { limitsWith } from '../limits.ts'
import { boundWork, type Work } from './bound-work.ts'

let app: FastifyInstance
let work: Work
let port = 0
let answer: () => void
const sockets: Socket[] = []

beforeEach(async () => {
  app = Fastify({ bodyLimit: 200_000 })
  const limits = limitsWith({
    ...{ 'calls.parallel': 3, 'calls.perClient': 2 },
    ...{ 'bodies.bytes': 300_000, 'bodies.bytesPerClient': 200_000 },
  })
  work = boundWork(app, { limits, clientOf: ({ headers }) => String(headers['x-client'] ?? 'a') })
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  app.get('/held', () => held.then(() => 'done'))
  app.post('/held', () => 'taken')
  app.get('/healthz', () => 'ok')
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as { port: number }).port
})
afterEach(async () => {
  answer()
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

/** Asks over a connection of its own, and gives the status that comes; `body` bytes of as many as are announced. */
function ask(method: 'GET' | 'POST', path: string, client: string, announced = 0): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const length = announced === 0 ? '' : `content-length: ${announced}\r\ncontent-type: text/plain\r\n`
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\nx-client: ${client}\r\n${length}\r\n`)
  return new Promise((resolve) => {
    socket.once('data', (data) => resolve(Number(/^HTTP\/1.1 (\d{3})/.exec(String(data))?.[1])))
    socket.once('error', () => resolve(0))
  })
}
const until = (what: () => number, count: number) => expect.poll(what).toBe(count)

it('works on so many calls at once, and on a share of them for each client; health is always answered', async () => {
  const first = ask('GET', '/held', 'a')
  const second = ask('GET', '/held', 'a')
  await until(work.calls, 2)
  expect(await ask('GET', '/held', 'a')).toBe(429)
  const third = ask('GET', '/held', 'b')
  await until(work.calls, 3)
  expect(await ask('GET', '/held', 'c')).toBe(503)
  expect(await ask('GET', '/healthz', 'a')).toBe(200)
  answer()
  expect(await Promise.all([first, second, third])).toEqual([200, 200, 200])
  await until(work.calls, 0)
})

it('receives so many bytes at once, each body as what it says and no less than the least', async () => {
  void ask('POST', '/held', 'a', 1)
  await until(work.receivingBytes, 65_536)
  void ask('POST', '/held', 'a', 100_000)
  await until(work.receivingBytes, 165_536)
  expect(await ask('POST', '/held', 'a', 100_000)).toBe(429)
  void ask('POST', '/held', 'b', 130_000)
  await until(work.receivingBytes, 295_536)
  expect(await ask('POST', '/held', 'c', 1)).toBe(503)
  // Whoever sends slowly keeps no worker busy, and what breaks off gives its place back.
  expect(work.calls()).toBe(0)
  for (const socket of sockets) socket.destroy()
  await until(work.receivingBytes, 0)
})
