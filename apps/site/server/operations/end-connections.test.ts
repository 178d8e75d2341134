import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { endConnections } from './end-connections.ts'

let server: Server
const clients: Socket[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy()
  server.close()
})

async function listen(): Promise<number> {
  server = createServer((_request, response) => response.setHeader('connection', 'close').end('answered'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** What came of a request: its answer, or the error that ended it. */
function ask(port: number): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const client = connect({ port, host: '127.0.0.1' })
    clients.push(client)
    client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    client.setEncoding('latin1').on('data', (text) => {
      received += text
    })
    client
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
      .once('close', () => resolve(received))
  })
}

test('whoever waits in line when the port is to close is answered, and whoever comes later is refused', async () => {
  const port = await listen()
  const asking = Array.from({ length: 20 }, () => ask(port))
  // The connections are made by the system; this process has not heard of them yet.
  await new Promise((resolve) => process.nextTick(resolve))
  const ended = endConnections(server)
  for (const answer of await Promise.all(asking)) expect(answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*answered$/)
  await ended
  expect(await ask(port)).toBe('ECONNREFUSED')
})

test('an open connection is left to its client, and its end is waited for', async () => {
  const port = await listen()
  const open = connect({ port, host: '127.0.0.1' })
  clients.push(open)
  await new Promise((resolve) => server.once('connection', resolve))
  const ended = endConnections(server)
  await expect.poll(() => server.listening).toBe(false)
  open.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await new Promise((resolve) => open.once('data', resolve))
  await ended
})
