import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveText } from '../static-files/serve-text.ts'
import { httpDate, isUnchanged } from './is-unchanged.ts'

const changedAt = Date.UTC(2026, 10, 21, 8, 0, 0, 500)
const version = { etag: 'W/"abc"', changedAt }
const [before, at, after] = [-1000, 0, 1000].map((ms) => httpDate(changedAt + ms)) as [string, string, string]

test.each<readonly [Readonly<Record<string, string>>, boolean]>([
  [{}, false],
  [{ 'if-none-match': 'W/"abc"' }, true],
  [{ 'if-none-match': '"abc"' }, true],
  [{ 'if-none-match': '"x", W/"abc" , "y"' }, true],
  [{ 'if-none-match': '*' }, true],
  [{ 'if-none-match': '"x"' }, false],
  [{ 'if-none-match': '' }, false],
  [{ 'if-modified-since': at }, true],
  [{ 'if-modified-since': after }, true],
  [{ 'if-modified-since': before }, false],
  [{ 'if-modified-since': 'Saturday, 21-Nov-26 08:00:00 GMT' }, true],
  [{ 'if-modified-since': 'Sat Nov 21 08:00:00 2026' }, true],
  [{ 'if-modified-since': 'Sat Nov  7 08:00:00 2026' }, false],
  [{ 'if-modified-since': 'yesterday' }, false],
  [{ 'if-modified-since': '2027' }, false],
  [{ 'if-modified-since': '1795248000000' }, false],
  [{ 'if-modified-since': '2026-11-21T08:00:01Z' }, false],
  [{ 'if-modified-since': 'Sat, 21 Nov 2026 08:00:01 +0000' }, false],
  [{ 'if-modified-since': 'Sat, 21 Nov 2026 16:00:01 CST' }, false],
  [{ 'if-modified-since': `${at}, ${after}` }, false],
  // Ahead of every clock.
  [{ 'if-modified-since': 'Fri, 31 Dec 9999 23:59:59 GMT' }, false],
  // The tag has the last word.
  [{ 'if-none-match': '"x"', 'if-modified-since': after }, false],
  [{ 'if-none-match': '"abc"', 'if-modified-since': before }, true],
])('with %j a client has it already: %s', (headers, has) =>
  expect(isUnchanged(headers, version, changedAt + 60_000)).toBe(has),
)

test.each(['GET', 'HEAD'] as const)(
  '%s of a text is answered by both conditions until it changes',
  async (method) => {
    vi.useFakeTimers({ toFake: ['Date'], now: changedAt })
    onTestFinished(() => void vi.useRealTimers())
    let text = '<feed/>'
    const app = Fastify()
    onTestFinished(() => app.close())
    serveText(app, '/feed.xml', { type: 'application/atom+xml', maxAge: 300, text: () => text })
    const ask = (headers: Readonly<Record<string, string>> = {}) =>
      app.inject({ method, url: '/feed.xml', headers })
    const first = await ask()
    expect([first.statusCode, first.headers['last-modified'], first.body]).toEqual([
      200,
      at,
      method === 'GET' ? text : '',
    ])
    const { etag = '', 'last-modified': modified = '' } = first.headers as Record<string, string>
    const conditions = [{ 'if-none-match': etag }, { 'if-modified-since': modified }]
    vi.setSystemTime(changedAt + 60_000)
    for (const condition of conditions) {
      const again = await ask(condition)
      expect([again.statusCode, again.body, again.headers.etag, again.headers['last-modified']]).toEqual([
        304,
        '',
        etag,
        at,
      ])
    }
    text = '<feed>news</feed>'
    for (const condition of conditions) expect((await ask(condition)).statusCode).toBe(200)
  },
)
