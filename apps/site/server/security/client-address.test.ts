import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddressReader } from './client-address.ts'

async function addressSeen(trusted: readonly string[], forwarded: string): Promise<string> {
  const read = clientAddressReader(trusted)
  const server = createServer((incoming, outgoing) => outgoing.end(read(incoming)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const seen = await new Promise<string>((resolve) => {
    request({ port, host: '127.0.0.1', headers: { 'x-forwarded-for': forwarded } }, (answer) => {
      answer.setEncoding('utf8').on('data', resolve)
    }).end()
  })
  server.close()
  return seen
}

test('without trusted proxies a forwarded address is a claim and ignored', async () => {
  expect(await addressSeen([], '203.0.113.9')).toBe('127.0.0.1')
})

test('a trusted proxy is believed, what stands before it is not', async () => {
  expect(await addressSeen(['loopback'], '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
})

test('an IPv6 visitor counts as the whole /64', async () => {
  expect(await addressSeen(['loopback'], '2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(await addressSeen(['loopback'], '2001:db8::5')).toBe('2001:db8:0:0::/64')
})

test.each(['2001:DB8:0:0:1::9', '2001:0db8:0000:0000:0001:0002:0003:0004', '2001:db8::1:2.3.4.5'])(
  'an IPv6 address counts by value: %s',
  async (spelling) => {
    expect(await addressSeen(['loopback'], spelling)).toBe('2001:db8:0:0::/64')
  },
)

test.each(['unknown:1', ':'])('what is no address counts as it is written: %s', (text) => {
  const socket = { remoteAddress: text } as IncomingMessage['socket']
  expect(clientAddressReader([])({ socket } as IncomingMessage)).toBe(text)
})

test('a connection that is gone already has no address', () => {
  const socket = { remoteAddress: undefined } as IncomingMessage['socket']
  expect(clientAddressReader([])({ socket } as IncomingMessage)).toBe('')
})

test('an IPv4 address that is written as IPv6 is the IPv4 address', async () => {
  expect(await addressSeen(['loopback'], '::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(await addressSeen(['loopback'], '::ffff:cb00:7109')).toBe('203.0.113.9')
})
