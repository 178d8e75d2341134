import { localeIds, localeOf, pathFor } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { shortBody } from './http-errors.ts'

const browser = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' }

test('whoever has to wait for a page is told in the language of its address, and by what', () => {
  for (const id of localeIds) {
    const said = [429, 503].map((status) => shortBody(status, `${pathFor(id, '/fee')}?a=<b>`, browser))
    for (const { type, body } of said) {
      expect(type).toBe('text/html')
      expect(body).toContain(`<html lang="${localeOf(id).htmlLang}"`)
      expect(body).toContain('<a href="">')
      expect(body).not.toContain('a=')
    }
    expect(new Set(said.map(({ body }) => body)).size).toBe(2)
  }
})

test('programs, pictures and scripts get a sentence, and so does whoever asks for what is never there', () => {
  for (const accept of ['*/*', 'image/avif,*/*', 'application/json', undefined])
    expect(shortBody(429, '/en/fee', { accept })).toEqual({
      type: 'text/plain',
      body: 'Too many requests. Please wait a moment.\n',
    })
  expect(shortBody(421, '/', browser).type).toBe('text/plain')
})
