import { pageAt } from '@hongyan/content'
import { expect, test } from 'vitest'
import { layDates } from './lay-dates.ts'

const page = pageAt('/investors', 'en-US')
if (page === null) throw new Error('the page for investors ships with the site')

test('the head of a timeline is its last date and the two that come next', () => {
  const { dots, rows } = layDates(page, 'calendar')
  expect(rows.map(({ place, when }) => [place, when])).toEqual([
    ['last', '2026-11'],
    ['next', '2027-01'],
    ['after', '2027-03'],
  ])
  expect(dots.map(({ share }) => share)).toEqual([0, 0.3, 0.5, 0.7, 0.9, 1])
})

test('a timeline that is not there has nothing to lay', () => {
  expect(layDates(page, 'nothing').rows).toEqual([])
})
