import { orderListMessages } from '@hongyan/content/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FindDays } from './find-days.tsx'

it.each([
  [null, null, 'Any date'],
  ['2026-11-13', null, 'Since Nov 13'],
  [null, '2026-11-23', 'Until Nov 23'],
  ['2026-11-13', '2026-11-23', 'Nov 13 – Nov 23'],
  ['2026-11-13', '2026-11-13', 'Nov 13'],
])('the chip of days from %s until %s says %s', (from, until, says) => {
  const html = renderToStaticMarkup(
    <FindDays locale="en-US" words={orderListMessages('en-US').find} filters={{ from, until }} />,
  )
  expect(html).toContain(`<span>${says}</span>`)
})
