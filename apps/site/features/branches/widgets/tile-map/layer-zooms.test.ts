import { expect, test } from 'vitest'
import { layerZooms } from './layer-zooms.ts'

test('layers that end early are named, and the others begin where the first of them does', () => {
  const metadata = {
    vector_layers: [
      { id: 'earth', minzoom: 1, maxzoom: 7 },
      { id: 'streets', minzoom: 10, maxzoom: 11 },
    ],
  }
  expect(layerZooms(metadata, 11)).toEqual({ last: new Map([['earth', 7]]), first: 10 })
})

test.each([null, {}, { vector_layers: 'none' }, { vector_layers: [{ id: 'earth' }] }])(
  'an archive that says nothing of its layers has all of them everywhere: %o',
  (metadata) => {
    expect(layerZooms(metadata, 15)).toEqual({ last: new Map(), first: 0 })
  },
)
