import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { conflict } from '../../../../calls/refusals.ts'
import type { Terms } from '../form/price-card.ts'
import { place } from './place.ts'

let asked = ''
let fields: readonly object[] = []
beforeEach(() => {
  const page = { documentElement: { lang: 'zh-CN', dataset: {} } }
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
  vi.stubGlobal('location', new URL('https://hongyan.example/route/onPlaceorder?of=company'))
  vi.stubGlobal('fetch', async (address: string | URL) => {
    asked = String(address)
    const { code, http } = conflict
    const said = { code, errorMsg: '别的', ...(fields.length > 0 ? { fields } : {}) }
    return new Response(JSON.stringify(said), {
      status: http,
      headers: { 'content-type': 'application/json' },
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

const terms = { total: 1, arrivesUntil: '2026-11-30', termsVersion: 'x' } as Terms
const placeForCompany = () => place('{}', terms, null, 'a key of it', { of: 'company', mark: 'a.b' })

it.each([
  ['another-account', { kind: 'another-account' }],
  ['another-company', { kind: 'refused', text: '原因' }],
  [null, { kind: 'conflict' }],
])('sends the mark of the form, and tells %s from other conflicts', async (code, expected) => {
  fields = code === null ? [] : [{ path: 'mark', code, message: '原因' }]
  expect(await placeForCompany()).toEqual(expected)
  expect(asked).toContain('/v1/orders?of=company&mark=a.b')
})
