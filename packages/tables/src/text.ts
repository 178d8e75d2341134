// Door of the subpath `@hongyan/tables/text`: tables that were pasted, without the readers of files. Runs in the browser.
export { readTableText } from './read-table-text.ts'
export type { Rows, TableBounds, TableRefusal } from './table.ts'
