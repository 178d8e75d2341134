import { addressBookMessages } from '@hongyan/content'
import { fill } from '@hongyan/locales'
import { malformed } from '../../../calls/refusals.ts'
import { paths } from '../../../paths.ts'
import { Refused } from '../../../server/http/refused.ts'
import type { FormRequest } from '../../../server/requests/form.ts'
import { askAction, formAct, type Outcome, type Problems } from '../../../server/requests/form-of-actions.ts'
import type { BookFormServices } from './book-form-services.ts'
import { bookOutcome } from './book-outcome.ts'
import { checkImportAction, importAddressesAction } from './files/actions.ts'
import { longestFile } from './files/longest-file.ts'
import { emptyImport, type ImportState } from './ui/book-model.ts'
import { readDecisions } from './ui/read-decisions.ts'

type Request = FormRequest<BookFormServices>

const inBase64 = ({ files: { file } }: Request) => Buffer.from(file?.bytes ?? '').toString('base64')

/** What importing a file would do. The file goes back with the page, for nothing of it is kept here. */
export const checkAct = formAct({
  action: checkImportAction,
  fields: (_fields, request: Request) => {
    const { length = 0 } = request.files.file?.bytes ?? {}
    const { noFile, tooLarge } = addressBookMessages(request.at.locale).importing
    const refuse = (message: string) =>
      new Refused({ refusal: malformed, fields: [{ path: 'file', message }] })
    if (length === 0) throw refuse(noFile)
    if (length > longestFile) throw refuse(fill(tooLarge, { size: longestFile / 1024 }))
    return { file: inBase64(request) }
  },
  done: (report, request) => {
    const fileName = request.files.file?.name.slice(0, 100) ?? ''
    return bookOutcome({ importing: { ...emptyImport, report, file: inBase64(request), fileName } }, 200)
  },
})

/** Imports the file that came back, with what was decided; or the page again with the lines that cannot be kept. */
export const importAct = {
  call: importAddressesAction.call,
  perform: async (request: Request): Promise<Outcome> => {
    const { 'file-name': fileName = '', ...fields } = request.fields
    const looked = await askAction({ action: checkImportAction, fields: ({ file }) => ({ file }) }, request)
    if (looked.kind === 'refused') return looked
    const { result: report } = looked
    const decisions = readDecisions((name) => fields[name], report.lines)
    const imported = await askAction(
      { action: importAddressesAction, fields: ({ file }) => ({ file, decisions }) },
      request,
    )
    if (imported.kind === 'done') {
      const { added, replaced } = imported.result
      const query = { done: 'imported', added: String(added), replaced: String(replaced) }
      return { ...imported, answer: { kind: 'elsewhere', path: paths.addressBook(request.at.locale, query) } }
    }
    const importing = {
      report,
      file: fields.file ?? '',
      fileName: fileName.slice(0, 100),
      problems: problemsByLine(imported.problems, decisions),
    }
    return { kind: 'done', result: null, answer: bookOutcome({ importing }, 422) }
  },
}

/** What is wrong with which line; 0 where it is about none of them. */
function problemsByLine(
  problems: Problems,
  decisions: readonly { readonly line: number }[],
): ImportState['problems'] {
  return Object.fromEntries(
    Object.entries(problems).map(([path, message]) => {
      const at = Number(/^decisions\.(\d+)\./.exec(path)?.[1] ?? -1)
      return [decisions[at]?.line ?? 0, message]
    }),
  )
}
