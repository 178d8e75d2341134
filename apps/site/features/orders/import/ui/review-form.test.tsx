import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ReviewRow } from './import-model.ts'
import { forAllOf } from './list-controls.ts'
import { ReviewForm } from './review-form.tsx'

const placed: ReviewRow = {
  place: 1,
  line: 2,
  isTaken: false,
  number: 'HO2611210001234',
  recipient: '甲样',
  from: '',
  to: '',
  goods: '茶叶',
  product: 'express-standard',
  pieces: 1,
  pickup: null,
  terms: null,
  shown: null,
  before: null,
  fields: [],
}
const pageOf = (more: { readonly isSaved: boolean; readonly companies: readonly string[] }) =>
  renderToStaticMarkup(
    <ReviewForm
      locale="en-US"
      company="Sample Tea"
      mark="m"
      step={{
        kind: 'review',
        key: 'list-x',
        of: 'own',
        look: 'look',
        list: 'line,goods',
        rows: [placed],
        report: [],
        outcome: null,
        forAll: forAllOf(() => ''),
        ...more,
      }}
    />,
  )

it('says where a list is kept no more, and carries the companies that it was open for', () => {
  expect(pageOf({ isSaved: true, companies: ['one'] })).not.toContain('is no longer saved')
  const page = pageOf({ isSaved: false, companies: ['one', 'two'] })
  expect(page).toContain('is no longer saved')
  expect(page).toContain('<input type="hidden" name="companies" value="one two"/>')
})

it('links to what was placed, but not to what was placed for a company that they have left', () => {
  expect(pageOf({ isSaved: true, companies: ['one'] })).toContain('See waybills and labels')
  expect(pageOf({ isSaved: true, companies: ['one', 'two'] })).not.toContain('See waybills and labels')
})
