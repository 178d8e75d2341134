import { afterEach, expect, it, vi } from 'vitest'
import { deleteAddressesAction } from '../features/addresses/book/actions.ts'
import { searchAddressesAction } from '../features/addresses/book/search/actions.ts'
import { call } from './call.ts'
import { findInBook, whyNothingOwn } from './find-in-book.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose session has ended; gives where it goes. */
function endedPage(isOwn: boolean) {
  const left: string[] = []
  vi.stubGlobal('document', {
    documentElement: { lang: 'en', dataset: { signIn: '/en/sign-in', ...(isOwn ? { ofAccount: '' } : {}) } },
    dispatchEvent: () => true,
  })
  const here = 'https://site.example/en/address?group=a'
  vi.stubGlobal('location', {
    href: here,
    origin: 'https://site.example',
    assign: (address: string) => left.push(address),
  })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 1401, errorMsg: 'Please sign in.' }, { status: 401 }),
  )
  return { left, way: `/en/sign-in?returnUrl=${encodeURIComponent(here)}` }
}

it('a page of an account leads to sign-in and back, whichever call hears of it', async () => {
  const { left, way } = endedPage(true)
  const reply = await call(deleteAddressesAction, { body: [['one']] })
  expect(reply).toMatchObject({ kind: 'refused', refusal: 'sign-in-needed' })
  await vi.waitFor(() => expect(left).toEqual([way]))
})

it('a page for everybody goes on', async () => {
  const { left } = endedPage(false)
  await call(searchAddressesAction, { body: [{ keyword: '', index: 1, pageSize: 1 }] })
  expect(left).toEqual([])
})

it('an ended session is never told as a lost connection', async () => {
  endedPage(false)
  expect(await findInBook({ keyword: '', group: null, size: 1 })).toEqual({
    kind: 'failed',
    reason: 'signed-out',
  })
  const reply = await call(searchAddressesAction, { body: [{ keyword: '', index: 1, pageSize: 1 }] })
  if (reply.kind === 'ok') throw new Error('nobody is signed in')
  expect(await whyNothingOwn(reply)).toBe('signed-out')
})
