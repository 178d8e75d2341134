import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bringHeld, prepareHolding } from './bring-held.ts'
import { clearHolding, type HoldTyped, holdTyped, takeTyped, typedIsBack } from './hold-typed.ts'
import { noteAccountHere } from './note-account-here.ts'
import { isMoved, noteMoved, saveDraft, savedDraft } from './saved-draft.ts'

/** A storage as browsers have it. */
function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    texts: () => [...kept.values()].join(' '),
  }
}

let account: string | null = null
let local: ReturnType<typeof storage>
let session: ReturnType<typeof storage>

beforeEach(() => {
  ;[local, session] = [storage(), storage()]
  account = 'one'
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('location', { href: 'https://site.example/', pathname: '/', origin: 'https://site.example' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      documentElement: { lang: 'en', dataset: {} },
      querySelectorAll: () => [],
    }),
  )
  vi.stubGlobal('fetch', async () =>
    account === null
      ? Response.json({ code: 1401, errorMsg: '' }, { status: 401 })
      : Response.json({ code: 1, errorMsg: '', data: { key: btoa(account.padEnd(32, '.')) } }),
  )
  noteAccountHere()
})
afterEach(() => vi.unstubAllGlobals())

/** The session of whoever typed ends elsewhere; somebody signs in later. */
async function endAndSignIn(who: string): Promise<void> {
  account = null
  await clearHolding()
  account = who
  await bringHeld()
}

it('what was typed comes back for the same account, under the id that it had there', async () => {
  await prepareHolding()
  saveDraft('{"note":"江样本"}')
  const id = savedDraft()?.id
  account = null
  await clearHolding()
  expect(local.texts() + session.texts()).not.toContain('江样本')
  expect(savedDraft()).toBeNull()
  account = 'one'
  const back = vi.fn()
  document.addEventListener(typedIsBack, back)
  await bringHeld()
  expect([savedDraft(), isMoved()]).toEqual([{ id, text: '{"note":"江样本"}' }, false])
  expect(back).toHaveBeenCalledOnce()
  // It is held once.
  local.clear()
  await bringHeld()
  expect(savedDraft()).toBeNull()
})

it('nobody else gets it, and it still waits for its own account', async () => {
  await prepareHolding()
  saveDraft('{"note":"江样本"}')
  await endAndSignIn('other')
  expect(savedDraft()).toBeNull()
  expect(local.texts() + session.texts()).not.toContain('江样本')
  await endAndSignIn('one')
  expect(savedDraft()?.text).toBe('{"note":"江样本"}')
})

it('two windows each hold what is theirs, and what stands in a page is taken up once', async () => {
  await prepareHolding()
  const key = session.getItem('hongyan.device-key') ?? ''
  saveDraft('{"note":"1"}')
  const hold = (event: Event) => (event as HoldTyped).detail.hold('address', '{"name":"欧阳"}')
  account = null
  await clearHolding()
  session.setItem('hongyan.device-key', key)
  document.addEventListener(holdTyped, hold)
  await clearHolding()
  account = 'one'
  await bringHeld()
  expect(savedDraft()?.text).toBe('{"note":"1"}')
  expect([takeTyped('address'), takeTyped('address')]).toEqual(['{"name":"欧阳"}', null])
})

it('numbers of identity cards that were pasted along are not held', async () => {
  await prepareHolding()
  const hold = (event: Event) =>
    (event as HoldTyped).detail.hold('address', '{"detail":"示例路 8 号\\n11010519491231002X"}')
  document.addEventListener(holdTyped, hold)
  await endAndSignIn('one')
  expect(takeTyped('address')).toBe('{"detail":"示例路 8 号"}')
})

it('what the account has already, and what nobody typed, is not held', async () => {
  await prepareHolding()
  saveDraft('{"note":"1"}')
  const kept = savedDraft()
  if (kept) noteMoved(kept)
  account = null
  await clearHolding()
  expect(local.texts() + session.texts()).toBe('')
})

it('without a key nothing is held, and the device is cleared all the same', async () => {
  account = null
  await prepareHolding()
  saveDraft('{"note":"1"}')
  await clearHolding()
  expect(local.texts() + session.texts()).toBe('')
})
