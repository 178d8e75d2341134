import { addressBookMessages } from '@hongyan/content'
import { mostImportLines } from '@hongyan/domain/address-book/book-rules'
import type { FormOutcome } from '../../../calls/form-outcome.ts'
import { malformed } from '../../../calls/refusals.ts'
import { paths } from '../../../paths.ts'
import { contentDisposition } from '../../../server/http/content-disposition.ts'
import { Refused } from '../../../server/http/refused.ts'
import type { Form, FormAnswer, FormRequest } from '../../../server/requests/form.ts'
import type { FormFields } from '../../../server/requests/form-input.ts'
import { formAct, formOfActions, type Problems } from '../../../server/requests/form-of-actions.ts'
import {
  deleteAddressesAction,
  newAddressAction,
  renameGroupAction,
  undoDeletionAction,
  updateAddressInfoAction,
} from './actions.ts'
import type { BookFormServices } from './book-form-services.ts'
import { bookOutcome } from './book-outcome.ts'
import { exportAddressesAction } from './files/actions.ts'
import { readBookQuestion } from './read-question.ts'
import { searchAddressesAction } from './search/actions.ts'
import { readPasted, sentOf, submittedEditor } from './submitted-editor.ts'
import { checkAct, importAct } from './submitted-import.ts'
import { type EditorState, emptyImport } from './ui/book-model.ts'

type Request = FormRequest<BookFormServices>
type Fields = Request['fields']

/** What each leads back to the page with, where it is done. */
const doneOf = {
  add: { done: 'added' },
  save: { done: 'saved' },
  undo: { done: 'restored' },
  rename: { groups: '1', done: 'renamed' },
  dissolve: { groups: '1', done: 'dissolved' },
} as const

type ActName = keyof typeof doneOf | 'delete' | 'check' | 'import' | 'export'

const acts = {
  add: { action: newAddressAction, fields: editorIn },
  save: {
    action: updateAddressInfoAction,
    fields: (fields: Fields, request: Request) => ({ ...editorIn(fields, request), '0.id': fields.id }),
  },
  delete: formAct({
    action: deleteAddressesAction,
    fields: ({ id }, _request: Request) => ({ '0': [id] }),
    done: ({ id }, request) => back(request, { done: 'deleted', undo: id }),
  }),
  undo: undoDeletionAction,
  rename: {
    action: renameGroupAction,
    fields: ({ from, to = '' }: Fields) => ({ from, to: to.trim() || null }),
  },
  dissolve: { action: renameGroupAction, fields: ({ from }: Fields) => ({ from }) },
  check: checkAct,
  import: importAct,
  export: formAct({
    action: exportAddressesAction,
    fields: ({ format }, _request: Request) => ({ format }),
    done: ({ mediaType, bytes, name }, { fields: { format } }): FormAnswer => ({
      kind: 'file',
      mediaType,
      bytes,
      disposition: contentDisposition(name, `addresses.${format === 'xlsx' ? format : 'csv'}`),
    }),
  }),
}

/** Of a line of a file: what is to be done with it, and a field for each that may be corrected. */
const fieldsOfLine = 8

/** Reading a pasted text has a button of its own, which Enter presses as well: without a text it is not meant. */
const isRead = ({ read, pasted = '' }: Fields) => read !== undefined && pasted.trim() !== ''

/** The forms of the page without a script: each makes one call, and what is done leads back to the page. */
export const addressBookForms: readonly Form<BookFormServices>[] = [
  formOfActions<ActName, BookFormServices>({
    path: '/address',
    mostFields: 24 + mostImportLines * fieldsOfLine,
    carriesFile: true,
    acts,
    actIn: (fields) => (isRead(fields) ? null : actNamed(fields)),
    otherwise: {
      call: searchAddressesAction.call,
      answer: ({ fields, at }) =>
        isRead(fields)
          ? bookOutcome({ editor: readPasted(submittedEditor(fields), fields.pasted ?? '', at.locale) }, 200)
          : bookOutcome({ question: readBookQuestion((name) => fields[name]) }, 200),
    },
    done: (request, act) => back(request, isPlain(act) ? doneOf[act] : {}),
    again,
  }),
]

const actNamed = ({ act = '' }: Fields): ActName | null =>
  Object.hasOwn(acts, act) ? (act as ActName) : null
const isPlain = (act: ActName): act is keyof typeof doneOf => Object.hasOwn(doneOf, act)

const back = ({ at }: Request, query: Readonly<Record<string, string>>): FormAnswer => ({
  kind: 'elsewhere',
  path: paths.addressBook(at.locale, query),
})

/** The editor as the calls take it: without an area it is not sent at all. */
function editorIn(fields: Fields, { at }: Request): FormFields {
  const editor = submittedEditor(fields)
  if (editor.draft.area !== '' || editor.draft.areaWords.trim() !== '') return sentOf(editor)
  const message = addressBookMessages(at.locale).editor.areaNeeded
  throw new Refused({ refusal: malformed, fields: [{ path: 'area', message }] })
}

/** Fields of the editor that calls have by another name. */
const fieldOfCall: Readonly<Record<string, string>> = {
  detailAddr: 'detail',
  areaCode: 'area',
  province: 'area',
}

function editorProblems(problems: Problems): EditorState['problems'] {
  const named = Object.entries(problems).map(([path, text]) => {
    const field = path.replace(/^0\./, '')
    return [fieldOfCall[field] ?? field, text]
  })
  return Object.fromEntries(named)
}

/** The page again with what is wrong, in sentences, where it stands. */
function again({ fields }: Request, act: ActName | null, problems: Problems): FormOutcome {
  const [text = ''] = Object.values(problems)
  if (act === 'add' || act === 'save' || isRead(fields)) {
    const editor = { ...submittedEditor(fields), problems: editorProblems(problems) }
    return bookOutcome({ editor }, 422).submitted
  }
  if (act === 'check' || act === 'import')
    return bookOutcome({ importing: { ...emptyImport, problems: { 0: text } } }, 422).submitted
  const isManaging = act === 'rename' || act === 'dissolve'
  return bookOutcome({ isManaging, status: { kind: 'failed', text } }, 422).submitted
}
