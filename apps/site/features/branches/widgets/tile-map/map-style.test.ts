import { type LocaleId, localeIds } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import { mapStyle } from './map-style.ts'

const colours = {
  land: '#fff',
  water: '#eef',
  green: '#efe',
  built: '#eee',
  road: '#fff',
  'road-edge': '#ddd',
  ink: '#111',
  muted: '#777',
  line: '#e00',
  positive: '#080',
  caution: '#850',
  'caution-tint': '#fed',
  'line-control': '#888',
}
const setting = {
  colours,
  fonts: ['sans-serif'],
  letters: 1,
  url: 'pmtiles:///a',
  zooms: { first: 0, last: new Map() },
  lines: [],
  spots: [],
  taken: [],
}

test.each(localeIds)('a style that the library takes, and nobody else is asked for, in %s', (locale) => {
  const ends = [
    { longitude: 114, latitude: 22, size: 6, title: 'Hong Kong' },
    { longitude: 121, latitude: 31, size: 4, title: null },
  ] as const
  const lines = [false, true].map((ahead) => ({ ends, ahead }))
  const spots = [{ ...ends[0], state: 'partly' as const }]
  const style = mapStyle({
    ...setting,
    locale,
    lines,
    spots,
    taken: ends,
    zooms: { first: 10, last: new Map([['earth', 7]]) },
  })
  expect(validateStyleMin(style)).toEqual([])
  // Neither fonts nor pictures are fetched.
  expect(style).not.toHaveProperty('glyphs')
  expect(style).not.toHaveProperty('sprite')
})

test('no borders and no countries, whatever an archive holds', () => {
  const layers = mapStyle({ ...setting, locale: 'zh-CN' }).layers
  const of = layers.map((layer) => ('source-layer' in layer ? layer['source-layer'] : undefined))
  expect(of).not.toContain('boundaries')
  const places = layers.filter((layer) => 'source-layer' in layer && layer['source-layer'] === 'places')
  expect(places.length).toBeGreaterThan(0)
  for (const layer of places) expect(JSON.stringify(layer)).not.toMatch(/"(?:country|region)"/)
})

test('a reader gets the names of their language first', () => {
  const names = (locale: LocaleId) =>
    JSON.stringify(mapStyle({ ...setting, locale }).layers).match(/name:[\w-]+/g)
  expect(new Set(names('zh-CN'))).toEqual(new Set(['name:zh-Hans', 'name:zh']))
  whereWritten('zh-HK', (hk) => expect(new Set(names(hk))).toEqual(new Set(['name:zh-Hant', 'name:zh'])))
  expect(new Set(names('en-US'))).toEqual(new Set(['name:en']))
})

test('a layer that ends before the archive is drawn larger from its last tiles', () => {
  const style = mapStyle({ ...setting, locale: 'zh-CN', zooms: { first: 10, last: new Map([['earth', 7]]) } })
  expect(style.sources).toMatchObject({
    tiles: { minzoom: 10 },
    'tiles-7': { url: setting.url, maxzoom: 7 },
  })
  const sourceOf = (id: string) => style.layers.find((layer) => layer.id === id)
  expect(sourceOf('earth')).toMatchObject({ source: 'tiles-7' })
  expect(sourceOf('water')).toMatchObject({ source: 'tiles' })
})
