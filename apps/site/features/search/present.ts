import type { Marked, SearchAnswer } from '../../client/search-answer.ts'
import type { Found } from './endpoints.ts'

/** Public fields of what a search found. */
export function presentFound({ total, hits, suggestions }: SearchAnswer): Found {
  return {
    total,
    items: hits.map(({ kind, title, text, path, date }) => ({
      kind,
      title: plain(title),
      text: plain(text),
      path,
      date,
    })),
    suggestions: suggestions.map(({ kind, text, path }) => ({ kind, text, path })),
  }
}

function plain(pieces: Marked): string {
  return pieces.map(({ text }) => text).join('')
}
