import type { ImportState } from './book-model.ts'
import type { BookHandlers, BookModel } from './state/use-address-book.ts'
import type { Importing } from './state/use-import.ts'

/** What every part of the page is handed. */
export type BookViewProps = {
  readonly model: BookModel
  readonly handlers: BookHandlers
}

/** What the parts of an import are handed. */
export type ImportProps = {
  readonly model: BookModel
  readonly importing: Importing
  readonly state: ImportState
}
