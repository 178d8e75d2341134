import { marksOf } from '@hongyan/locales'
import { expect, it } from 'vitest'
import { readPassages } from './read-passages.ts'

const marks = marksOf('en-US')

it('shows sentences, and finds by the cells of a table without showing them', () => {
  const table = {
    kind: 'table',
    rows: [
      ['8', 'Declared value, NVD if none', 'Half of the invoice'],
      ['Parcels', 'Yes, unless the area lets nothing out.', 'Boxes wiped'],
    ],
  }
  expect(readPassages([table, 'All prices include tax.'], marks, 'insurance')).toEqual({
    passages: ['Yes, unless the area lets nothing out.', 'All prices include tax.'],
    keywords: 'insurance\n8\nDeclared value, NVD if none\nHalf of the invoice\nParcels\nBoxes wiped',
  })
})

it('reads a term together with the sentence that explains it, and nothing else together', () => {
  const terms = [
    { term: 'Copies', text: 'One, because both sides look at it.' },
    { label: 'Wrong amount', text: 'Change it before delivery', path: '/x' },
    { label: '8', text: 'Nothing is charged.' },
  ]
  expect(readPassages(terms, marks)).toEqual({
    passages: ['Copies: One, because both sides look at it.', 'Nothing is charged.'],
    keywords: '\nWrong amount\nChange it before delivery\n8',
  })
})
