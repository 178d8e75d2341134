import { DomainError } from '@hongyan/kernel/errors'

const longestNote = 2000

/** What somebody says beside a release; null for nothing. Refuses `invalid-input` for too much, or where it must be said. */
export function readNote(note: string, needed = false): string | null {
  const text = note.trim()
  if (text.length <= longestNote && !(needed && text === '')) return text === '' ? null : text
  throw new DomainError({
    entity: 'release',
    code: 'invalid-input',
    detail: 'note',
    fields: [{ path: 'note', message: text === '' ? 'note-needed' : 'note-long' }],
  })
}
