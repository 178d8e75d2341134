import { describe, expect, it } from 'vitest'
import { readTrackQuery, trackPath, withoutNumber } from './track-query.ts'

const read = (text: string) => readTrackQuery(new URLSearchParams(text))

describe('readTrackQuery', () => {
  it('takes numbers from one or several fields, in any shape, once each', () => {
    expect(read('no=hy660120260045,HY660120260038&no=HY660120260045').numbers).toEqual([
      'HY660120260045',
      'HY660120260038',
    ])
  })

  it('opens the first number unless another of them is wanted', () => {
    expect(read('no=HY660120260045,HY660120260038').open).toBe('HY660120260045')
    expect(read('no=HY660120260045,HY660120260038&open=HY660120260038').open).toBe('HY660120260038')
    expect(read('no=HY660120260045&open=HY660120260106').open).toBe('HY660120260045')
    expect(read('')).toEqual({ numbers: [], open: null })
  })

  it('takes fifty at most', () => {
    const many = Array.from({ length: 70 }, (_, index) => `AB12345678${index + 10}`).join('\n')
    expect(read(new URLSearchParams({ no: many }).toString()).numbers).toHaveLength(50)
  })

  it('is read back from its own address', () => {
    for (const open of ['HY660120260045', 'HY660120260113-2-3-']) {
      const query = { numbers: ['HY660120260045', 'HY660120260113-2-3-'], open }
      expect(readTrackQuery(new URL(trackPath('en-US', query), 'https://x.example').searchParams)).toEqual(
        query,
      )
    }
  })
})

describe('withoutNumber', () => {
  const query = { numbers: ['a', 'b', 'c'], open: 'b' }

  it('opens the neighbour of the one that goes', () => {
    expect(withoutNumber(query, 'b')).toEqual({ numbers: ['a', 'c'], open: 'c' })
    expect(withoutNumber({ ...query, open: 'c' }, 'c')).toEqual({ numbers: ['a', 'b'], open: 'b' })
    expect(withoutNumber({ numbers: ['a'], open: 'a' }, 'a')).toEqual({ numbers: [], open: null })
  })

  it('leaves the open one open otherwise', () => {
    expect(withoutNumber(query, 'a').open).toBe('b')
  })
})
