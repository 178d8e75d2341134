import type { Patch } from 'immer'
import { type Change, patched } from './change-written.ts'

/** What both made of one part since the revision that one began from. */
export type Conflict = {
  readonly path: readonly (string | number)[]
  readonly before: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export type Saving =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved' }
  /** Patches on their way. */
  | { readonly kind: 'saving'; readonly sent: readonly Patch[] }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'conflict'; readonly revision: number; readonly conflicts: readonly Conflict[] }

/** A document as it is being written. */
export type DocumentState = {
  readonly written: unknown
  /** The revision that the server knows, without what is still pending. */
  readonly revision: number
  /** Patches that the server has not taken yet, in their order. */
  readonly pending: readonly Patch[]
  readonly saving: Saving
  readonly undone: readonly Change[]
  readonly done: readonly Change[]
}

export type DocumentEvent =
  | { readonly kind: 'changed'; readonly written: unknown; readonly change: Change }
  | { readonly kind: 'undo' | 'redo' | 'sending' | 'failed' }
  | { readonly kind: 'refused'; readonly message: string }
  /** `seed` where others had changed the document meanwhile. */
  | { readonly kind: 'took'; readonly revision: number; readonly seed: unknown }
  | { readonly kind: 'conflicted'; readonly revision: number; readonly conflicts: readonly Conflict[] }
  | { readonly kind: 'opened'; readonly written: unknown; readonly revision: number }

/** Typing in one field is one step back for as long as it goes on. */
const mostSteps = 200

export function openedState(written: unknown, revision: number): DocumentState {
  return { written, revision, pending: [], saving: { kind: 'saved' }, done: [], undone: [] }
}

/** What comes of an event: the one place where a document that is written changes. */
export function documentReducer(state: DocumentState, event: DocumentEvent): DocumentState {
  switch (event.kind) {
    case 'changed':
      return {
        ...pend(state, event.written, event.change.patches),
        done: joined(state.done, event.change).slice(-mostSteps),
        undone: [],
      }
    case 'undo': {
      const last = state.done.at(-1)
      if (last === undefined) return state
      const undone = [...state.undone, last]
      return { ...stepped(state, last.inverse), done: state.done.slice(0, -1), undone }
    }
    case 'redo': {
      const last = state.undone.at(-1)
      if (last === undefined) return state
      return {
        ...stepped(state, last.patches),
        done: [...state.done, last],
        undone: state.undone.slice(0, -1),
      }
    }
    case 'sending':
      return { ...state, saving: { kind: 'saving', sent: state.pending } }
    case 'failed':
      return { ...state, saving: { kind: 'offline' } }
    case 'refused':
      return { ...state, saving: event }
    case 'took':
      return taken(state, event.revision, event.seed)
    case 'conflicted':
      return { ...state, saving: { kind: 'conflict', revision: event.revision, conflicts: event.conflicts } }
    case 'opened':
      return openedState(event.written, event.revision)
  }
}

function pend(state: DocumentState, written: unknown, patches: readonly Patch[]): DocumentState {
  const { saving } = state
  return {
    ...state,
    written,
    pending: [...state.pending, ...patches],
    saving: saving.kind === 'saving' || saving.kind === 'conflict' ? saving : { kind: 'unsaved' },
  }
}

function stepped(state: DocumentState, patches: readonly Patch[]): DocumentState {
  return pend(state, patched(state.written, patches), patches)
}

/** The server has what was sent; what came after it stays pending, on what others made of the document meanwhile. */
function taken(state: DocumentState, revision: number, seed: unknown): DocumentState {
  const sent = state.saving.kind === 'saving' ? state.saving.sent.length : 0
  const pending = state.pending.slice(sent)
  const saving: Saving = pending.length === 0 ? { kind: 'saved' } : { kind: 'unsaved' }
  if (seed === null) return { ...state, revision, pending, saving }
  const rebased = rebase(seed, pending)
  // Steps back would lead to a document that nobody has any more.
  return {
    ...state,
    revision,
    ...rebased,
    saving: rebased.pending.length === 0 ? { kind: 'saved' } : saving,
    done: [],
    undone: [],
  }
}

/** Patches on another document, without those that fit nothing there. */
function rebase(seed: unknown, pending: readonly Patch[]): Pick<DocumentState, 'written' | 'pending'> {
  let written = seed
  const fitting = pending.filter((patch) => {
    try {
      written = patched(written, [patch])
      return true
    } catch {
      return false
    }
  })
  return { written, pending: fitting }
}

/** Several changes of the same text are one step. */
function joined(done: readonly Change[], change: Change): readonly Change[] {
  const last = done.at(-1)
  const isSame = last !== undefined && textPath(last) !== null && textPath(last) === textPath(change)
  if (!isSame || last === undefined) return [...done, change]
  return [...done.slice(0, -1), { patches: change.patches, inverse: last.inverse }]
}

/** The path of a change that is one text in the place of another. */
function textPath({ patches }: Change): string | null {
  const [patch, ...more] = patches
  if (patch === undefined || more.length > 0 || patch.op !== 'replace' || typeof patch.value !== 'string')
    return null
  return patch.path.join('/')
}
