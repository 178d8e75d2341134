import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from 'vitest'
import { aPageContext } from '../../../../testing/a-page-context.ts'
import { boundsOf } from './bounds-of.ts'
import { tilesIn, tilesOf } from './tiles.ts'

test('a page says nothing of a map of tiles where no setting names an archive', () => {
  expect(tilesOf(aPageContext('en-US', '/network'))).toBeNull()
})

test('a file of the server has an address of the site, and an address is kept as it is', () => {
  const context = aPageContext('zh-CN', '/network')
  const file = { kind: 'file', path: '/secret/a.pmtiles', by: 'us', invented: false } as const
  expect(tilesOf({ ...context, mapTiles: file })).toMatchObject({ address: '/map/tiles.pmtiles', by: 'us' })
  expect(JSON.stringify(tilesOf({ ...context, mapTiles: file }))).not.toContain('secret')
  const address = 'https://tiles.example/a.pmtiles'
  const foreign = {
    kind: 'address',
    address,
    origin: 'https://tiles.example',
    by: null,
    invented: false,
  } as const
  expect(tilesOf({ ...context, mapTiles: foreign })).toMatchObject({ address, by: null })
})

test('of whose data it is the reader reads what is in their language', () => {
  const by = 'Earth · <span lang="zh">道路</span><span lang="en">roads</span> <b>&copy; A</b>'
  const tiles = { kind: 'file', path: '/a.pmtiles', by, invented: false } as const
  expect(tilesIn(tiles, 'en-US').by).toBe('Earth · roads © A')
  expect(tilesIn(tiles, 'zh-CN').by).toBe('Earth · 道路 © A')
  whereWritten('zh-HK', (hk) => expect(tilesIn(tiles, hk).by).toBe('Earth · 道路 © A'))
})

test('bounds hold every point', () => {
  const at = (longitude: number, latitude: number) => ({ longitude, latitude })
  expect(boundsOf([at(114, 22), at(113, 23), at(115, 21)])).toEqual([113, 21, 115, 23])
})
