import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('a port can be listened on, and is none of those that the system gives away', async () => {
  const port = await freePort()
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  expect(port).toBeLessThan(32_000)
  server.close()
  await once(server, 'close')
})

test('ports asked for together differ', async () => {
  const ports = await Promise.all(Array.from({ length: 5 }, freePort))
  expect(new Set(ports).size).toBe(5)
})
