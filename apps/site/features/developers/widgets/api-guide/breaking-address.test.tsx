import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BreakingAddress } from './breaking-address.tsx'

it.each([
  ['/v1/shipments/{number}', '/v1|/shipments|/{number}'],
  [
    '"https://www.hongyan.example/v1/shipments?no=HY1&full=1"',
    '"https://www.hongyan.example|/v1|/shipments|?no=HY1|&amp;full=1"',
  ],
  ['GET /v1', 'GET |/v1'],
])('%s breaks as %s', (text, parts) => {
  const html = renderToStaticMarkup(<BreakingAddress text={text} />)
  expect(html.replaceAll('<wbr/>', '|').replaceAll('&quot;', '"')).toBe(parts)
})
