import { createContentStore, inSnapshot } from '@hongyan/content'
import { localeIds, locales } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { frameOf } from './frame.tsx'

const english = { locale: locales['en-US'], path: '/track' }

test('a frame is rendered once for all who ask the same of the same content', () => {
  const frame = frameOf(english)
  expect(frameOf({ ...english })).toBe(frame)
  const others = [
    { ...english, path: '/fee' },
    { ...english, hideNav: true },
    { ...english, brand: 'air' as const },
    { ...english, signInUrl: 'https://sso.hongyan.example' },
    ...localeIds.filter((id) => id !== 'en-US').map((id) => ({ ...english, locale: locales[id] })),
  ].map((facts) => frameOf(facts).before.html)
  expect(new Set([...others, frame.before.html]).size).toBe(others.length + 1)
})

test('other content has frames of its own, and a draft leaves those in force alone', () => {
  const inForce = frameOf(english)
  const other = createContentStore()
  other.publish('100025-support-en', '{"hotline":"950699"}')
  expect(inSnapshot(other.snapshot(), () => frameOf(english)).behind.html).toContain('950699')
  expect(inForce.behind.html).not.toContain('950699')
  expect(frameOf(english)).toBe(inForce)
})

test('however many addresses there are, no more frames stay than pages need that are made for each visitor', () => {
  const bare = { ...english, hideNav: true, hideFooter: true, hideFeedback: true }
  const askFor = (from: number, to: number) => {
    for (let number = from; number < to; number += 1) frameOf({ ...bare, path: `/news/${number}` })
  }
  const first = frameOf(bare)
  askFor(0, 63)
  expect(frameOf(bare)).toBe(first)
  askFor(100, 164)
  expect(frameOf(bare)).not.toBe(first)
})
