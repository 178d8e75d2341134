import type { Worklist } from './declarations.ts'
import { bodyOf } from './field-values.ts'
import { KeepMenu } from './keep-menu.tsx'
import type { ListSearch } from './list-search.ts'

/** Keeps the list with its filters as a file. */
export function FileMenu({ list, filters }: { readonly list: Worklist; readonly filters: ListSearch }) {
  const { filePath } = list
  if (filePath === null) return null
  const sort = filters.sort ? { sort: filters.sort } : {}
  return <KeepMenu path={filePath} body={() => ({ ...bodyOf(list.filters, filters), ...sort })} />
}
