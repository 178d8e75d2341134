import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moveTyped } from './move-draft.ts'
import { isMoved, notePlacing, saveDraft, savedDraft } from './saved-draft.ts'

type Sent = { readonly id: string; readonly content: unknown }

const ended = new Set<string>()
let sent: Sent[] = []
beforeEach(() => {
  const kept = new Map<string, string>()
  sent = []
  ended.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (_address: string, { body }: { readonly body: string }) => {
    const draft = JSON.parse(body) as Sent
    sent.push(draft)
    return new Response('{}', { status: ended.has(draft.id) ? 409 : 200 })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A draft that the account has, as a device keeps it. */
async function moved(): Promise<string> {
  saveDraft('{"note":"1"}')
  await moveTyped()
  return savedDraft()?.id ?? ''
}

it('gives what was typed since as another draft, where its order was placed on another device', async () => {
  const id = await moved()
  ended.add(id)
  saveDraft('{"note":"2"}')
  await moveTyped()
  expect(sent.map(({ content }) => content)).toEqual([{ note: '1' }, { note: '2' }, { note: '2' }])
  expect(sent.map((one) => one.id === id)).toEqual([true, true, false])
  expect([isMoved(), savedDraft()]).toEqual([true, { id: sent[2]?.id, text: '{"note":"2"}' }])
})

it('gives nothing of an order that was just placed here', async () => {
  const id = await moved()
  saveDraft('{"note":"2"}')
  notePlacing()
  ended.add(id)
  await moveTyped()
  await moveTyped()
  expect(sent.map(({ content }) => content)).toEqual([{ note: '1' }, { note: '2' }])
})

it('is sent once more at the most', async () => {
  vi.stubGlobal('fetch', async (_address: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body))
    return new Response('{}', { status: 409 })
  })
  saveDraft('{"note":"1"}')
  await moveTyped()
  expect([sent.length, isMoved()]).toEqual([2, false])
})
