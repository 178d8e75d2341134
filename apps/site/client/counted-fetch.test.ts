import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { countedFetch } from './counted-fetch.ts'

const page = new EventTarget()
let events: string[] = []
page.addEventListener('hongyan:request', (event) => events.push((event as CustomEvent<string>).detail))

const server = createServer(({ url }, answer) => answer.writeHead(url === '/refused' ? 503 : 200).end('{}'))
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  Object.assign(globalThis, { document: page })
})
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'document')
  server.close()
})
beforeEach(() => {
  events = []
})

it('counts a request from its start to its end', async () => {
  const answer = countedFetch(`${origin}/`)
  expect(events).toEqual(['start'])
  expect((await answer).status).toBe(200)
  expect(events).toEqual(['start', 'end'])
})

it('tells a refusal and a request that never came through from one that was given up', async () => {
  await countedFetch(`${origin}/refused`)
  await expect(countedFetch('http://127.0.0.1:1/')).rejects.toThrow()
  await expect(countedFetch(`${origin}/`, { signal: AbortSignal.abort() })).rejects.toThrow()
  expect(events).toEqual(['start', 'fail', 'start', 'fail', 'start', 'cancel'])
})

it('says nothing of the failure of what nobody waits for', async () => {
  await countedFetch(`${origin}/refused`, {}, { quiet: true })
  await expect(countedFetch('http://127.0.0.1:1/', {}, { quiet: true })).rejects.toThrow()
  expect(events).toEqual(['start', 'cancel', 'start', 'cancel'])
})
