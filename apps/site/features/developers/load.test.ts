import { expect, it } from 'vitest'
import { siteCalls } from '../../features.ts'
import { buildOpenApi } from '../../server/http/openapi.ts'
import { type ApiDescription, loadCalls } from './load.ts'
import { writeCurl } from './write-curl.ts'

const calls = loadCalls(
  buildOpenApi(siteCalls, 'https://www.hongyan.example', 'en-US') as ApiDescription,
).flatMap(({ calls }) => calls)

it.each([
  ['searchSite', /^curl '\S+\/v1\/search\?q=\S+'$/],
  ['showOrder', /^curl '\S+\/v1\/orders\/HO\d{13}' \\\n {2}-H "Authorization: Bearer \$API_KEY"$/],
  ['placeOrder', /-H 'Idempotency-Key: \S+' .*-d '\{\n/s],
])('shows how %s is asked', (id, request) => {
  const call = calls.find((one) => one.id === id)
  expect(call && writeCurl(call.asked)).toMatch(request)
})
