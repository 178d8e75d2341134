// Door of the subpath `@hongyan/tables/sentences`: what is said of tables, without their reader.
export { reportSentences } from './report-sentences.ts'
export { tableSentence } from './table-sentences.ts'
