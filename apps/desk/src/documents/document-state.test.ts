import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insertItem, moveItem, patched, removeItem, setValue } from './change-written.ts'
import { type DocumentState, documentReducer, openedState } from './document-state.ts'

const seed = {
  title: { 'zh-CN': '新柜', 'en-US': 'New lockers' },
  body: [{ kind: 'heading' }, { kind: 'paragraph' }, { kind: 'list' }],
}

function changed(state: DocumentState, edited: ReturnType<typeof setValue>): DocumentState {
  if (edited.change === null) throw new Error('nothing has changed')
  return documentReducer(state, { kind: 'changed', written: edited.written, change: edited.change })
}

const title = ['title', 'en-US']
const typed = (state: DocumentState, text: string) => changed(state, setValue(state.written, title, text))
const titleOf = ({ written }: DocumentState) => (written as typeof seed).title['en-US']

describe('a document that is being written', () => {
  it('is unsaved with the first change, and saved when the server has taken all of them', () => {
    let state = typed(openedState(seed, 3), 'Newer lockers')
    expect(state.saving.kind).toBe('unsaved')
    state = documentReducer(state, { kind: 'sending' })
    state = typed(state, 'Newest lockers')
    expect(state.saving.kind).toBe('saving')
    state = documentReducer(state, { kind: 'took', revision: 4, seed: null })
    expect([state.revision, state.saving.kind, state.pending.length]).toEqual([4, 'unsaved', 1])
    state = documentReducer(documentReducer(state, { kind: 'sending' }), {
      kind: 'took',
      revision: 5,
      seed: null,
    })
    expect([state.saving.kind, state.pending]).toEqual(['saved', []])
    expect(titleOf(state)).toBe('Newest lockers')
  })

  it('keeps what is not saved where nobody answers, and sends all of it again', () => {
    let state = documentReducer(typed(openedState(seed, 3), 'x'), { kind: 'sending' })
    state = documentReducer(state, { kind: 'failed' })
    expect([state.saving.kind, state.pending.length, titleOf(state)]).toEqual(['offline', 1, 'x'])
    state = typed(state, 'xy')
    expect(state.saving.kind).toBe('unsaved')
    expect(state.pending).toHaveLength(2)
  })

  it('carries what comes after a save over to what others have made of the document', () => {
    let state = documentReducer(typed(openedState(seed, 3), 'mine'), { kind: 'sending' })
    state = typed(state, 'mine, longer')
    const theirs = { ...seed, title: { 'zh-CN': '别人的', 'en-US': 'mine' } }
    state = documentReducer(state, { kind: 'took', revision: 5, seed: theirs })
    expect(state.written).toEqual({ ...seed, title: { 'zh-CN': '别人的', 'en-US': 'mine, longer' } })
    expect(state.done).toEqual([])
  })

  it('drops a change that fits nothing any more', () => {
    let state = documentReducer(typed(openedState(seed, 3), 'x'), { kind: 'sending' })
    state = changed(state, setValue(state.written, ['body', 2, 'kind'], 'table'))
    state = documentReducer(state, { kind: 'took', revision: 5, seed: { title: seed.title } })
    expect([state.pending, state.saving.kind]).toEqual([[], 'saved'])
  })

  it('goes back over a text that was typed in one step, and forward again', () => {
    let state = openedState(seed, 0)
    for (const text of ['N', 'Ne', 'New']) state = typed(state, text)
    state = changed(state, removeItem(state.written, ['body'], 0))
    state = documentReducer(state, { kind: 'undo' })
    state = documentReducer(state, { kind: 'undo' })
    expect(state.written).toEqual(seed)
    expect(state.done).toEqual([])
    state = documentReducer(documentReducer(state, { kind: 'redo' }), { kind: 'redo' })
    expect([titleOf(state), (state.written as typeof seed).body.length]).toEqual(['New', 2])
  })

  it('has nothing to go back to once it was opened anew', () => {
    const state = documentReducer(typed(openedState(seed, 0), 'x'), {
      kind: 'opened',
      written: seed,
      revision: 2,
    })
    expect(documentReducer(state, { kind: 'undo' })).toBe(state)
  })
})

describe('changes', () => {
  it('leave the document before as it was, and share what has not changed', () => {
    const { written } = setValue(seed, title, 'x')
    expect(seed.title['en-US']).toBe('New lockers')
    expect((written as typeof seed).body).toBe(seed.body)
  })

  it('are none where nothing stands, nor where a move leads nowhere', () => {
    expect(setValue(seed, ['nothing', 'here'], 1).change).toBeNull()
    expect(moveItem(seed, ['body'], 0, -1).change).toBeNull()
    expect(moveItem(seed, ['body'], 2, 3).change).toBeNull()
  })

  it('begin a list that was left out', () => {
    const { written, change } = insertItem(seed, ['related'], 0, '/air')
    expect((written as { related: unknown }).related).toEqual(['/air'])
    expect(patched(written, change?.inverse ?? [])).toEqual(seed)
  })

  const step = fc.oneof(
    fc.record({ act: fc.constant('insert' as const), at: fc.nat(6), to: fc.nat(6) }),
    fc.record({ act: fc.constant('remove' as const), at: fc.nat(6), to: fc.nat(6) }),
    fc.record({ act: fc.constant('move' as const), at: fc.nat(6), to: fc.nat(6) }),
    fc.record({ act: fc.constant('set' as const), at: fc.nat(6), to: fc.nat(6) }),
  )

  it('can all be taken back, and the patches alone lead from the first to the last', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let state = openedState(seed, 0)
        for (const { act, at, to } of steps) {
          const edited = {
            insert: () => insertItem(state.written, ['body'], at, { kind: `new ${to}` }),
            remove: () => removeItem(state.written, ['body'], at),
            move: () => moveItem(state.written, ['body'], at, to),
            set: () => setValue(state.written, ['body', at, 'kind'], `kind ${to}`),
          }[act]()
          if (edited.change !== null) state = changed(state, edited)
        }
        expect(patched(seed, state.pending)).toEqual(state.written)
        while (state.done.length > 0) state = documentReducer(state, { kind: 'undo' })
        expect(state.written).toEqual(seed)
      }),
    )
  })
})
