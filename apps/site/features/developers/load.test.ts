import { expect, it } from 'vitest'
import { apiCalls } from '../../features.ts'
import { buildOpenApi } from '../../server/http/openapi.ts'
import { type ApiDescription, loadCalls } from './load.ts'

const calls = loadCalls(
  buildOpenApi(apiCalls, 'https://www.hongyan.example', 'en-US') as ApiDescription,
).flatMap(({ calls }) => calls)

it.each([
  ['searchSite', /^GET \/v1\/search\?q=\S+$/],
  ['showOrder', /^GET \/v1\/orders\/[A-Z0-9]+$/],
  ['quote', /^\{/],
])('shows how %s is asked', (id, request) => {
  expect(calls.find((call) => call.id === id)?.request).toMatch(request)
})

it('shows a request of every call that cannot do without', () => {
  const needs = apiCalls.filter(
    ({ params, query, body }) => params || body || !(query?.safeParse({}).success ?? true),
  )
  const shown = new Set(calls.filter(({ request }) => request !== null).map(({ id }) => id))
  expect(needs.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
})
