import { expect, it } from 'vitest'
import output from '../output.json' with { type: 'json' }
import { allScenes } from './all.ts'

it('the scenes that were drawn last are those of the sources, in their order', () => {
  const kinds = Object.entries(allScenes).map(([name, { kind }]) => [name, kind])
  expect(Object.entries(output.scenes)).toEqual(kinds)
})
