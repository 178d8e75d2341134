import { addressBookMessages } from '@hongyan/content'
import type { ImportResult } from '@hongyan/domain/address-book/import-addresses'
import { fill } from '@hongyan/locales'
import { tableSentence } from '@hongyan/tables'
import type { FormAnswer, PostedRequest } from '../../../server/requests/form.ts'
import { problemsOfError } from '../../../server/requests/problems-of-error.ts'
import type { BookFormServices } from './book-form-services.ts'
import { importFile, reportOnFile } from './files/import-file.ts'
import { longestFile } from './files/longest-file.ts'
import { postedBook } from './posted-outcome.ts'
import { emptyImport, type ImportState } from './ui/book-model.ts'
import { readDecisions } from './ui/read-decisions.ts'

/** What importing a file would do. The file goes back with the page, for nothing of it is kept here. */
export async function postedReport({ files, at }: PostedRequest<BookFormServices>): Promise<FormAnswer> {
  const { name = '', bytes = new Uint8Array() } = files.file ?? {}
  const { noFile, tooLarge } = addressBookMessages(at.locale).importing
  if (bytes.length === 0) return wrong(noFile)
  if (bytes.length > longestFile) return wrong(fill(tooLarge, { size: longestFile / 1024 }))
  const read = await reportOnFile(at, bytes)
  if (read.kind === 'problem') return wrong(tableSentence(read, at.locale))
  const report = read.result
  const file = Buffer.from(bytes).toString('base64')
  return postedBook({ importing: { ...emptyImport, report, file, fileName: name.slice(0, 100) } }, 200)
}

/** Imports the file that came back, with what was decided; or the page again with the lines that cannot be kept. */
export async function postedImport({
  fields,
  at,
}: PostedRequest<BookFormServices>): Promise<
  | { readonly kind: 'result'; readonly result: ImportResult }
  | { readonly kind: 'answer'; readonly answer: FormAnswer }
> {
  const { file = '', 'file-name': fileName = '' } = fields
  const bytes = Buffer.from(file, 'base64')
  const read: Awaited<ReturnType<typeof reportOnFile>> =
    bytes.length > longestFile
      ? { kind: 'problem', problem: 'table-too-large' }
      : await reportOnFile(at, bytes)
  if (read.kind === 'problem') return { kind: 'answer', answer: wrong(tableSentence(read, at.locale)) }
  const report = read.result
  const decisions = readDecisions((name) => fields[name], report.lines)
  try {
    const imported = await importFile(at, bytes, decisions)
    return imported.kind === 'problem'
      ? { kind: 'answer', answer: wrong(tableSentence(imported, at.locale)) }
      : imported
  } catch (error) {
    const problems = problemsByLine(problemsOfError(error, at), decisions)
    const importing: ImportState = { report, file, fileName: fileName.slice(0, 100), problems }
    return { kind: 'answer', answer: postedBook({ importing }, 422) }
  }
}

/** What is wrong with which line; 0 where it is about none of them. */
function problemsByLine(
  problems: ReturnType<typeof problemsOfError>,
  decisions: readonly { readonly line: number }[],
): ImportState['problems'] {
  return Object.fromEntries(
    Object.entries(problems).map(([path, message]) => {
      const at = Number(/^decisions\.(\d+)\./.exec(path)?.[1] ?? -1)
      return [decisions[at]?.line ?? 0, message]
    }),
  )
}

const wrong = (text: string): FormAnswer =>
  postedBook({ importing: { ...emptyImport, problems: { 0: text } } }, 422)
