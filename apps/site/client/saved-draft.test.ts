import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  forgetDraft,
  isMoved,
  noteEnded,
  noteMoved,
  notePlacing,
  saveDraft,
  savedDraft,
} from './saved-draft.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('has one id for every window, until it is forgotten with everything of it', () => {
  expect(savedDraft()).toBeNull()
  saveDraft('{"note":"1"}')
  const { id } = savedDraft() ?? {}
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  saveDraft('{"note":"2"}')
  expect(savedDraft()).toEqual({ id, text: '{"note":"2"}' })
  expect(forgetDraft()).toBe(id)
  expect([savedDraft(), kept.size]).toEqual([null, 0])
  saveDraft('{"note":"3"}')
  expect(savedDraft()?.id).not.toBe(id)
})

it('is in the account as it stands only while nothing more is typed', () => {
  saveDraft('{"note":"1"}')
  const early = savedDraft()
  if (early === null) throw new Error('a draft')
  expect(isMoved()).toBe(false)
  noteMoved(early)
  expect(isMoved()).toBe(true)
  saveDraft('{"note":"2"}')
  expect(isMoved()).toBe(false)
  // Its arrival is heard of late.
  noteMoved(early)
  expect(isMoved()).toBe(false)
  saveDraft('{"note":"3"}', 'b0a9c1de-0000-4000-8000-000000000001')
  expect([savedDraft()?.id, isMoved()]).toEqual(['b0a9c1de-0000-4000-8000-000000000001', true])
})

it('is another one once it has ended in the account, and as it was placed it is not sent again', () => {
  saveDraft('{"note":"1"}')
  notePlacing()
  const sent = savedDraft()
  if (sent === null) throw new Error('a draft')
  noteEnded({ ...sent, id: 'b0a9c1de-0000-4000-8000-000000000001' })
  expect([savedDraft()?.id, isMoved()]).toEqual([sent.id, false])
  noteEnded(sent)
  expect(isMoved()).toBe(true)
  saveDraft('{"note":"2"}')
  const next = savedDraft()
  expect([next?.id === sent.id, isMoved()]).toEqual([false, false])
  // Placed meanwhile on another device: what was typed here since is in no account.
  if (next === null) throw new Error('a draft')
  noteEnded(next)
  expect([savedDraft()?.text, savedDraft()?.id === next.id, isMoved()]).toEqual([
    '{"note":"2"}',
    false,
    false,
  ])
})

it('is nothing in a browser that forbids storage', () => {
  vi.stubGlobal('localStorage', undefined)
  saveDraft('{}')
  expect([savedDraft(), isMoved(), forgetDraft()]).toEqual([null, false, null])
})
