import { addressBookMessages } from '@hongyan/content'
import { addAddress } from '@hongyan/domain/address-book/add-address'
import { mostImportLines } from '@hongyan/domain/address-book/book-rules'
import { deleteAddresses as deleteAddressesOfDomain } from '@hongyan/domain/address-book/delete-addresses'
import { editAddress } from '@hongyan/domain/address-book/edit-address'
import { exportAddresses as exportAddressesOfDomain } from '@hongyan/domain/address-book/export-addresses'
import { renameAddressGroup } from '@hongyan/domain/address-book/rename-address-group'
import { restoreAddresses } from '@hongyan/domain/address-book/restore-addresses'
import { DomainError } from '@hongyan/domain/errors'
import { refusals } from '../../../calls/codes.ts'
import { paths } from '../../../paths.ts'
import { contentDisposition } from '../../../server/http/content-disposition.ts'
import type { Form, FormAnswer, PostedRequest } from '../../../server/requests/form.ts'
import { problemsOfError } from '../../../server/requests/problems-of-error.ts'
import type { BookFormServices } from './book-form-services.ts'
import {
  deleteAddresses,
  newAddress,
  renameGroup,
  searchAddresses,
  undoDeletion,
  updateAddressInfo,
} from './endpoints.ts'
import { checkImport, exportAddresses, importAddresses } from './files/endpoints.ts'
import { writeBook } from './files/write-book.ts'
import { inputOf, postedEditor, readPasted } from './posted-editor.ts'
import { postedImport, postedReport } from './posted-import.ts'
import { postedBook } from './posted-outcome.ts'
import { readBookQuestion } from './read-question.ts'
import { emptyImport } from './ui/book-model.ts'

type Request = PostedRequest<BookFormServices>
type Fields = PostedRequest['fields']

const calls = {
  find: searchAddresses,
  read: searchAddresses,
  add: newAddress,
  save: updateAddressInfo,
  delete: deleteAddresses,
  undo: undoDeletion,
  rename: renameGroup,
  dissolve: renameGroup,
  check: checkImport,
  import: importAddresses,
  export: exportAddresses,
} as const

type ActName = keyof typeof calls

/** Reading a pasted text has a button of its own, which Enter presses as well: without a text it is not meant. */
const actOf = ({ act = '', read, pasted = '' }: Fields): ActName =>
  read !== undefined && pasted.trim() !== '' ? 'read' : Object.hasOwn(calls, act) ? (act as ActName) : 'find'

/** Of a line of a file: what is to be done with it, and a field for each that may be corrected. */
const fieldsOfLine = 8

/** The forms of the page without a script: each makes one call, and what is done leads back to the page. */
export const addressBookForms: readonly Form<BookFormServices>[] = [
  {
    path: '/address',
    calls: Object.values(calls),
    mostFields: 24 + mostImportLines * fieldsOfLine,
    callOf: (fields) => calls[actOf(fields)],
    answer: (request) => answer(request, actOf(request.fields)),
    later: ({ fields, at }) => shownAgain(fields, refusals.unavailable.text[at.locale]),
    carriesFile: true,
  },
]

async function answer(request: Request, act: ActName): Promise<FormAnswer> {
  try {
    return await acts[act](request)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return refused(request, act, error)
  }
}

const back = ({ at }: Request, query: Readonly<Record<string, string>>): FormAnswer => ({
  kind: 'elsewhere',
  path: paths.addressBook(at.locale, query),
})

/** What each does; the fields are read by the verbs. */
const acts: Readonly<Record<ActName, (request: Request) => Promise<FormAnswer>>> = {
  find: async ({ fields }) => postedBook({ question: readBookQuestion((name) => fields[name]) }, 200),
  read: async ({ fields, at }) =>
    postedBook({ editor: readPasted(postedEditor(fields), fields.pasted ?? '', at.locale) }, 200),
  add: async (request) => saved(request, (input) => addAddress(request.at.ctx, input), 'added'),
  save: async (request) => {
    const id = (request.fields.id ?? '').slice(0, 40)
    return saved(request, (input) => editAddress(request.at.ctx, { id, ...input }), 'saved')
  },
  delete: async (request) => {
    const ids = [(request.fields.id ?? '').slice(0, 40)]
    const { id } = await deleteAddressesOfDomain(request.at.ctx, { ids })
    return back(request, { said: 'deleted', undo: id })
  },
  undo: async (request) => {
    await restoreAddresses(request.at.ctx, { deletionId: (request.fields.undo ?? '').slice(0, 40) })
    return back(request, { said: 'restored' })
  },
  rename: async (request) => {
    const { from = '', to = '' } = request.fields
    await renameAddressGroup(request.at.ctx, {
      from: from.slice(0, 40),
      to: to.trim().slice(0, 200) || null,
    })
    return back(request, { groups: '1', said: 'renamed' })
  },
  dissolve: async (request) => {
    await renameAddressGroup(request.at.ctx, {
      from: (request.fields.from ?? '').slice(0, 40),
      to: null,
    })
    return back(request, { groups: '1', said: 'dissolved' })
  },
  check: postedReport,
  import: async (request) => {
    const result = await postedImport(request)
    if (result.kind === 'answer') return result.answer
    const { added, replaced } = result.result
    return back(request, { said: 'imported', added: String(added), replaced: String(replaced) })
  },
  export: async ({ fields, at }) => {
    const format = fields.format === 'xlsx' ? 'xlsx' : 'csv'
    const file = await writeBook(at, format, await exportAddressesOfDomain(at.ctx), at.locale)
    const { mediaType, bytes, name } = file
    return { kind: 'file', mediaType, bytes, disposition: contentDisposition(name, `addresses.${format}`) }
  },
}

async function saved(
  request: Request,
  save: (input: ReturnType<typeof inputOf>) => Promise<unknown>,
  said: 'added' | 'saved',
): Promise<FormAnswer> {
  const editor = postedEditor(request.fields)
  if (editor.draft.area === '' && editor.draft.areaWords.trim() === '') {
    const { areaNeeded } = addressBookMessages(request.at.locale).editor
    return postedBook({ editor: { ...editor, problems: { area: areaNeeded } } }, 422)
  }
  await save(inputOf(editor))
  return back(request, { said })
}

/** The page again with what is wrong, in sentences, where it stands. */
function refused({ fields, at }: Request, act: ActName, error: DomainError): FormAnswer {
  const problems = problemsOfError(error, at)
  const [first = ''] = Object.values(problems)
  if (act === 'add' || act === 'save') {
    return postedBook({ editor: { ...postedEditor(fields), problems } }, 422)
  }
  if (act === 'check' || act === 'import') {
    return postedBook({ importing: { ...emptyImport, problems: { 0: first } } }, 422)
  }
  const isManaging = act === 'rename' || act === 'dissolve'
  return postedBook({ isManaging, said: { kind: 'failed', text: first } }, 422)
}

/** The page as it was sent, while the database does not answer. */
function shownAgain(fields: Fields, text: string) {
  const act = actOf(fields)
  const isEditor = act === 'add' || act === 'save' || act === 'read'
  const editor = isEditor ? { ...postedEditor(fields), problems: { '': text } } : null
  return postedBook({ editor, said: { kind: 'failed', text } }, 503).posted
}
