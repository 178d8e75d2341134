import { describe, expect, it } from 'vitest'
import { isReady, mostBytes, type Upload, uploadsReducer } from './uploads.ts'

const aFile = (type: string, size = 10) =>
  ({ name: 'truck.png', type, size }) as Pick<File, 'name' | 'type' | 'size'> as File

const added = (...files: readonly File[]): readonly Upload[] =>
  uploadsReducer([], { kind: 'added', files: files.map((file, index) => ({ key: `${index}`, file })) })

describe('files on their way to the pictures', () => {
  it('that are none, or too large, are told at once, and keep none of the others back', () => {
    const uploads = added(aFile('text/plain'), aFile('image/png', mostBytes + 1), aFile('image/png'))
    expect(uploads.map(({ outcome }) => outcome)).toEqual([
      { kind: 'unfit', why: 'not-a-picture' },
      { kind: 'unfit', why: 'too-large' },
      { kind: 'waiting' },
    ])
  })

  it('are sent once it is said in both languages what they show', () => {
    const [one] = added(aFile('image/png'))
    if (one === undefined) throw new Error('nothing was added')
    expect(isReady(one)).toBe(false)
    const described = uploadsReducer([one], {
      kind: 'described',
      key: '0',
      language: 'zh-CN',
      text: '两辆货车',
    })
    const both = uploadsReducer(described, {
      kind: 'described',
      key: '0',
      language: 'en-US',
      text: 'Two trucks',
    })
    expect([...described, ...both].map(isReady)).toEqual([false, true])
  })

  it('are not sent twice, and may be tried again once refused', () => {
    const alt = { 'zh-CN': '货车', 'en-US': 'Truck' }
    const of = (outcome: Upload['outcome']) =>
      added(aFile('image/png')).map((one) => ({ ...one, alt, outcome }))
    expect(of({ kind: 'sending', share: 0.5 }).some(isReady)).toBe(false)
    expect(of({ kind: 'done', id: 'a', isNew: true }).some(isReady)).toBe(false)
    expect(of({ kind: 'refused', message: 'no' }).every(isReady)).toBe(true)
  })

  it('are forgotten by themselves', () => {
    expect(uploadsReducer(added(aFile('image/png')), { kind: 'removed', key: '0' })).toEqual([])
  })
})
