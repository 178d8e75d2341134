import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { routeOf } from '../../routes.ts'
import { accountPageAt, accountPages } from './account-pages.ts'

it('leads to pages that are there and belong to nobody else', () => {
  for (const { path, link } of accountPages.flat()) {
    expect(routeOf(path), path).toMatchObject({ noindex: true })
    expect(link('zh-CN').split('?')[0]).toBe(path)
  }
})

it('marks the page somebody is on, or the nearest above it', () => {
  const pages = [
    [
      { id: 'overview', path: '/my', link: paths.home },
      { id: 'shipments', path: '/my/shipments', link: paths.home },
    ],
    [{ id: 'addresses', path: '/address', link: paths.address }],
  ] as const
  expect(accountPageAt('/my', pages)?.id).toBe('overview')
  expect(accountPageAt('/my/shipments', pages)?.id).toBe('shipments')
  expect(accountPageAt('/my/shipments/1', pages)?.id).toBe('shipments')
  expect(accountPageAt('/my/privacy', pages)?.id).toBe('overview')
  expect(accountPageAt('/address/import', pages)?.id).toBe('addresses')
  expect(accountPageAt('/addresses', pages)).toBeUndefined()
})
