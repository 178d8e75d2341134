export { decodeText, encodingOf } from './decode-text.ts'
export { readTable } from './read-table.ts'
export { readTableText } from './read-table-text.ts'
export { refuseOtherFile } from './refuse-other-file.ts'
export {
  NoTable,
  type Rows,
  type TableBounds,
  type TableProblem,
  type TableRead,
  type TableRefusal,
} from './table.ts'
export { tableSentence } from './table-sentences.ts'
