import { expect, test } from 'vitest'
import type { Call } from '../../calls/call.ts'
import { callsFor, takenByOthers } from './calls-for.ts'

const call = (method: string, path: string) => ({ method, path }) as Call
const calls = [
  call('GET', '/v1/things'),
  call('POST', '/v1/things'),
  call('GET', '/v1/things/{id}'),
  call('PUT', '/v1/things/{id}/name'),
  call('GET', '/v1/things/own'),
]
const at = callsFor(calls)
const methods = (target: string) => at(target).map(({ method, path }) => `${method} ${path}`)

test.each([
  ['/v1/things', ['GET /v1/things', 'POST /v1/things']],
  ['/v1/things?page=2', ['GET /v1/things', 'POST /v1/things']],
  ['/v1/things/a%2Fb', ['GET /v1/things/{id}']],
  ['/v1/things/own', ['GET /v1/things/own']],
  ['/v1/things/a/name?x', ['PUT /v1/things/{id}/name']],
  ['/v1/things/', []],
  ['/v1/things/a/b', []],
  ['/v1', []],
  ['', []],
])('%s has the calls %o', (target, expected) => {
  expect(methods(target)).toEqual(expected)
})

test('an address that a parameter of another would take is known', () => {
  expect(takenByOthers(calls)).toEqual(['/v1/things/own'])
  expect(takenByOthers([])).toEqual([])
})
