import { type ReactNode, useMemo } from 'react'
import type { BookProps } from './book-model.ts'
import { BookView } from './book-view.tsx'
import { useAddressBook } from './state/use-address-book.ts'
import { useImport } from './state/use-import.ts'

/**
 * The address book, awake.
 * @param children a picture beside the words of an empty book
 * @param data BookProps as JSON: given as they are, each value would be wrapped on its own, twice the size
 */
export function AddressBook({ data, children }: { readonly data: string; readonly children?: ReactNode }) {
  const props = useMemo(() => JSON.parse(data) as BookProps, [data])
  const { model, handlers, defaultOf } = useAddressBook(props)
  const importing = useImport(props.importing, props.words.book, handlers.imported)
  return (
    <BookView
      model={model}
      handlers={handlers}
      importing={importing}
      defaultOf={defaultOf}
      picture={children}
    />
  )
}
