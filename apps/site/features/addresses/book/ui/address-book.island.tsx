import { useMemo } from 'react'
import type { BookProps } from './book-model.ts'
import { BookView } from './book-view.tsx'
import { useAddressBook } from './state/use-address-book.ts'
import { useImport } from './state/use-import.ts'

/**
 * The address book, awake.
 * @param data BookProps as JSON: given as they are, each value would be wrapped on its own, twice the size
 */
export function AddressBook({ data }: { readonly data: string }) {
  const props = useMemo(() => JSON.parse(data) as BookProps, [data])
  const { model, handlers, defaultOf } = useAddressBook(props)
  const importing = useImport(props.importing, props.words.book, handlers.imported)
  return <BookView model={model} handlers={handlers} importing={importing} defaultOf={defaultOf} />
}
