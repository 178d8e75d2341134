import { collection } from '@hongyan/content'
import { describe, expect, it } from 'vitest'
import { moved, routeOf, routes } from './routes.ts'

describe('the route table', () => {
  it('has every path once', () => {
    const patterns = routes.map(({ pattern }) => pattern)
    expect(new Set(patterns).size).toBe(patterns.length)
  })

  it('has a route for every content page, built and in the default layout', () => {
    for (const { path, isEnShow } of collection('page', 'zh-CN').values()) {
      expect(routeOf(path)).toMatchObject({ layout: 'default', inEnglish: isEnShow })
    }
  })

  it('takes /index for home and knows nothing else', () => {
    expect(routeOf('/index')?.pattern).toBe('/')
    expect(routeOf('/nowhere')).toBeUndefined()
  })

  it('draws on the limit of the call that opening a page with a query makes', () => {
    const drawing = routes.filter(({ limit }) => limit !== null)
    expect(Object.fromEntries(drawing.map(({ pattern, limit }) => [pattern, limit]))).toEqual({
      '/track': 'look-up',
      '/search': 'search',
      '/fee': 'quote',
      '/prohibited': 'search',
      '/air': 'search',
      '/air/compartments': 'search',
      '/address': 'addresses',
      '/subscriptions': 'account',
      '/my/merchant': 'account',
      '/my/company': 'account',
      '/my/company/invitation': 'account',
      '/my/shipments': 'shipment',
      '/my': 'shipment',
      '/route/orderList.do': 'order',
      '/route/orderList.do/import': 'order',
    })
    expect(drawing.filter(({ query }) => !query)).toEqual([])
  })

  it('drops what is made of branches with them, and everything with content', () => {
    expect(routes.filter(({ keep }) => !keep.tags.includes('content'))).toEqual([])
    const withBranches = routes.filter(({ keep }) => keep.tags.includes('branches'))
    expect(withBranches.map(({ pattern }) => pattern).sort()).toEqual([
      '/network',
      '/serve-range',
      '/unroute/map',
    ])
  })

  it('moves addresses only to places that do not move on', () => {
    for (const [from, to] of Object.entries(moved)) {
      expect(routeOf(from)).toBeUndefined()
      expect(Object.keys(moved)).not.toContain(to)
    }
  })
})
