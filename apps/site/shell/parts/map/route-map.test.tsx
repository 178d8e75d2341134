import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RouteStop } from './plan-route.ts'
import { RouteMap } from './route-map.tsx'

const stops: RouteStop[] = [
  { lon: 114.06, lat: 22.54, label: 'Shenzhen', state: 'passed' },
  { lon: 113.26, lat: 23.13, label: 'Guangzhou', state: 'passed' },
  { lon: 114.3, lat: 30.6, label: 'Wuhan', state: 'passed' },
  { lon: 113.62, lat: 34.75, label: 'Zhengzhou', state: 'passed' },
  {
    lon: 116.4,
    lat: 39.9,
    label: 'Beijing',
    labelWithState: 'Beijing · out for delivery',
    state: 'current',
  },
]

describe('RouteMap', () => {
  it('is one picture with a name, and names every stop', () => {
    const html = renderToStaticMarkup(<RouteMap points={stops} ariaLabel="Shenzhen to Beijing" />)
    expect(html).toContain('role="img" aria-label="Shenzhen to Beijing"')
    for (const { label, labelWithState } of stops)
      expect(html).toContain(`>${labelWithState ?? label}</text>`)
    expect(html).toMatch(/<img [^>]*src="\/img\/land\/[-\d_]+\.svg"/)
    expect(html).not.toContain('style=')
  })

  it('draws a place once when it comes twice in a row, and nothing without stops', () => {
    const once = renderToStaticMarkup(<RouteMap points={stops} ariaLabel="x" />)
    const twice = renderToStaticMarkup(
      <RouteMap points={[...stops, { ...stops[4], state: 'current' } as RouteStop]} ariaLabel="x" />,
    )
    expect(twice).toBe(once)
    expect(renderToStaticMarkup(<RouteMap points={[]} ariaLabel="x" />)).toBe('')
  })
})
