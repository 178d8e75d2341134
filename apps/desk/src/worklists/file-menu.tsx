import type { Worklist } from './declarations.ts'
import { bodyOf } from './field-values.ts'
import type { ListSearch } from './list-search.ts'
import { SaveMenu } from './save-menu.tsx'

/** Keeps the list with its filters as a file. */
export function FileMenu({ list, filters }: { readonly list: Worklist; readonly filters: ListSearch }) {
  const { filePath } = list
  if (filePath === null) return null
  const sort = filters.sort ? { sort: filters.sort } : {}
  return <SaveMenu path={filePath} body={() => ({ ...bodyOf(list.filters, filters), ...sort })} />
}
