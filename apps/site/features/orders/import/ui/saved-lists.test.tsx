import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SavedList } from './import-model.ts'
import { SavedLists } from './saved-lists.tsx'

const kept: SavedList = {
  key: 'list-x',
  of: 'company',
  lines: 3,
  placed: 0,
  updatedAt: '2026-11-21T12:00:00+08:00',
}
const pageOf = (more: Partial<SavedList> = {}) =>
  renderToStaticMarkup(<SavedLists locale="en-US" kept={[{ ...kept, ...more }]} />)

it('says how long a list is, how far it has come and when, and leads to it', () => {
  const page = pageOf()
  expect(page).toContain('<p>3 lines, previewed Sat, Nov 21, 12:00 · for the company</p>')
  expect(page).toContain('<input type="hidden" name="act" value="resume"/>')
  expect(pageOf({ placed: 1, of: 'own' })).toContain(
    '<p>3 lines, previewed Sat, Nov 21, 12:00 · 1 line is ordered</p>',
  )
})

it('says of one that was only pasted that nobody has looked it over', () => {
  expect(pageOf({ placed: null, lines: 1, of: 'own' })).toContain(
    '<p>1 line, saved Sat, Nov 21, 12:00, not previewed yet</p>',
  )
})

it('asks before a list is discarded', () => {
  const page = pageOf()
  const asked = page.indexOf('role="dialog"')
  expect(page.slice(0, asked)).not.toContain('value="drop"')
  expect(page.slice(asked)).toMatch(/are deleted for good.*<form.*value="drop".*type="submit"/)
  expect(page.match(/popoverTarget="drop-list-x"|popovertarget="drop-list-x"/g)?.length).toBe(2)
})
