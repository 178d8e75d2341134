import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { peerReader } from './client-address.ts'
import { shareConnections } from './share-connections.ts'

const open: Socket[] = []
let close: () => void
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
  close()
})

async function listen(trusted: readonly string[] = []) {
  const server = createServer((_request, response) => response.end('answered'))
  shareConnections(server, { all: 100, perClient: 3, peerOf: peerReader(trusted) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => void server.close()
  return (server.address() as AddressInfo).port
}

/** Asks over a connection of its own, which stays open: what came back, or nothing where it was closed. */
function ask(port: number, from: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    open.push(socket)
    socket.setEncoding('latin1').once('data', (text: string) => resolve(text.slice(0, 15)))
    socket.once('error', () => resolve('')).once('close', () => resolve(''))
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  })
}

test('one client holds its share, whoever else comes is answered, and what it leaves is free again', async () => {
  const port = await listen()
  const greedy = []
  for (let at = 0; at < 5; at += 1) greedy.push(await ask(port, '127.0.0.9'))
  expect(greedy).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK', 'HTTP/1.1 200 OK', '', ''])
  expect(await ask(port, '127.0.0.8')).toBe('HTTP/1.1 200 OK')
  open[0]?.destroy()
  await expect.poll(() => ask(port, '127.0.0.9')).toBe('HTTP/1.1 200 OK')
})

test('a trusted proxy speaks for many and has no share', async () => {
  const port = await listen(['127.0.0.9'])
  for (let at = 0; at < 5; at += 1) expect(await ask(port, '127.0.0.9')).toBe('HTTP/1.1 200 OK')
})

test.each([
  [[], '127.0.0.1', '127.0.0.1'],
  [[], '::ffff:127.0.0.1', '127.0.0.1'],
  [[], '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  [['loopback'], '127.0.0.1', null],
  [['loopback'], '::ffff:127.0.0.1', null],
  [['2001:db8::/32'], '2001:db8:1:2:3:4:5:6', null],
  [['10.0.0.0/8'], '10.1.2.3', null],
  [['10.0.0.0/8'], '11.1.2.3', '11.1.2.3'],
] as const)('trusting %j the peer at %s is %s', (trusted, remoteAddress, peer) => {
  expect(peerReader(trusted)({ remoteAddress })).toBe(peer)
})
