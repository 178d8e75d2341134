import { expect, it } from 'vitest'
import { readPlaces, writePlaces } from './places-of-list.ts'

it('what a form hands on of a list is what its page reads, and nothing for a list of another length', () => {
  const located = [
    { kind: 'at', code: '330108' },
    { kind: 'unknown' },
    { kind: 'ambiguous', areas: ['320106', '350102'] },
    { kind: 'ambiguous', areas: ['320106'] },
  ] as const
  expect(readPlaces(writePlaces(located), 4)).toEqual(located)
  expect(readPlaces(writePlaces(located), 3)).toBeNull()
  expect(readPlaces(null, 0)).toBeNull()
})
