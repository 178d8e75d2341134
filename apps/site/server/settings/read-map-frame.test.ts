import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'

const template = 'https://maps.example.com/embed?at={lat},{lng}&z={zoom}&hl={language}'

test('a template gives what a policy names and what a visitor is told', () => {
  expect(parseConfig({ MAP_FRAME: template }).MAP_FRAME).toEqual({
    template,
    origin: 'https://maps.example.com',
    host: 'maps.example.com',
  })
  expect(parseConfig({}).MAP_FRAME).toBeUndefined()
})

test('zoom and language are optional, a port and a fragment are kept', () => {
  const { MAP_FRAME } = parseConfig({ MAP_FRAME: 'https://maps.example.com:8443/#{lat}/{lng}' })
  expect(MAP_FRAME).toMatchObject({ origin: 'https://maps.example.com:8443', host: 'maps.example.com:8443' })
})

test.each([
  ['no address', 'maps', /https:\/\/host/],
  ['plain http', 'http://maps.example.com/{lat},{lng}', /https:\/\/host/],
  ['another protocol', 'javascript:alert({lat},{lng})', /https:\/\/host/],
  ['a name and a password', 'https://me:secret@maps.example.com/{lat},{lng}', /without a name or password/],
  ['a wildcard for a policy', 'https://*.example.com/{lat},{lng}', /https:\/\/host/],
  ['a second rule for a policy', "https://a.example;script-src'/{lat},{lng}", /https:\/\/host/],
  ['a host that depends on the place', 'https://{lat}.example.com/{lng}', /https:\/\/host/],
  ['a host of one word', 'https://maps/{lat},{lng}', /https:\/\/host/],
  ['one coordinate', 'https://maps.example.com/{lat}', /\{lat\} and \{lng\}/],
  ['an unknown placeholder', 'https://maps.example.com/{lat},{lng},{key}', /\{key\} is none of \{lat\}/],
  ['a brace alone', 'https://maps.example.com/{lat},{lng}}', /brace/],
  ['a space', 'https://maps.example.com/{lat}, {lng}', /space/],
])('%s is refused at the start, with its name', (_what, wrong, message) => {
  expect(() => parseConfig({ MAP_FRAME: wrong })).toThrowError(/MAP_FRAME: /)
  expect(() => parseConfig({ MAP_FRAME: wrong })).toThrowError(message)
})

test('a map of this machine is for a site of this machine', () => {
  const here = { MAP_FRAME: 'http://127.0.0.1:4000/{lat},{lng}' }
  expect(parseConfig(here).MAP_FRAME?.origin).toBe('http://127.0.0.1:4000')
  expect(() => parseConfig({ ...here, PUBLIC_ORIGIN: 'https://www.hongyan.example' })).toThrowError(
    /MAP_FRAME: a public site/,
  )
})

test('whatever is accepted names one origin, which no policy can read in another way', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string().map((text) => `https://${text}/`),
      ),
      (address) => {
        try {
          const { MAP_FRAME } = parseConfig({ MAP_FRAME: `${address}?{lat},{lng}` })
          expect(MAP_FRAME?.origin).toMatch(/^https:\/\/[a-z0-9.:-]+$/)
        } catch (error) {
          expect(String(error)).toContain('MAP_FRAME')
        }
      },
    ),
  )
})
