import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { allowedOrigins } from './allowed-origins.ts'

const gateOf = (settings: Record<string, string>) => allowedOrigins(parseConfig(settings))

test('without a public origin every loopback name with the port of the site is its own', () => {
  const allows = gateOf({ SITE_PORT: '3100' })
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    expect(allows(`http://${name}:3100`)).toBe(true)
    for (const other of [
      `http://${name}`,
      `http://${name}:3101`,
      `https://${name}:3100`,
      `http://${name}:3100/`,
    ])
      expect(allows(other), other).toBe(false)
  }
  for (const other of [undefined, 'null', '', 'http://127.0.0.2:3100', 'http://localhost.evil.example:3100'])
    expect(allows(other), other).toBe(false)
})

test('the usual port is not written', () => {
  expect(gateOf({ SITE_PORT: '80' })('http://localhost')).toBe(true)
})

test('a public origin stands alone, but for what is allowed besides', () => {
  const allows = gateOf({
    PUBLIC_ORIGIN: 'https://www.example.com',
    ALLOWED_ORIGINS: 'https://shop.example.com',
  })
  expect(allows('https://www.example.com')).toBe(true)
  expect(allows('https://shop.example.com')).toBe(true)
  for (const other of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://www.example.com'])
    expect(allows(other), other).toBe(false)
})
