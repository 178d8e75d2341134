import { addressBookMessages } from '@hongyan/content'
import { mostImportLines } from '@hongyan/domain/address-book/book-rules'
import type { Posted } from '../../../calls/posted.ts'
import { malformed } from '../../../calls/refusals.ts'
import { paths } from '../../../paths.ts'
import { contentDisposition } from '../../../server/http/content-disposition.ts'
import { Refused } from '../../../server/http/refused.ts'
import type { Form, FormAnswer, PostedRequest } from '../../../server/requests/form.ts'
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
import { exportAddressesAction } from './files/actions.ts'
import { postedEditor, readPasted, sentOf } from './posted-editor.ts'
import { checkAct, importAct } from './posted-import.ts'
import { postedBook } from './posted-outcome.ts'
import { readBookQuestion } from './read-question.ts'
import { searchAddressesAction } from './search/actions.ts'
import { type EditorState, emptyImport } from './ui/book-model.ts'

type Request = PostedRequest<BookFormServices>
type Fields = Request['fields']

/** What each leads back to the page with, where it is done. */
const saidOf = {
  add: { said: 'added' },
  save: { said: 'saved' },
  undo: { said: 'restored' },
  rename: { groups: '1', said: 'renamed' },
  dissolve: { groups: '1', said: 'dissolved' },
} as const

type ActName = keyof typeof saidOf | 'delete' | 'check' | 'import' | 'export'

const acts = {
  add: { action: newAddressAction, fields: editorIn },
  save: {
    action: updateAddressInfoAction,
    fields: (fields: Fields, request: Request) => ({ ...editorIn(fields, request), '0.id': fields.id }),
  },
  delete: formAct({
    action: deleteAddressesAction,
    fields: ({ id }, _request: Request) => ({ '0': [id] }),
    done: ({ id }, request) => back(request, { said: 'deleted', undo: id }),
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
          ? postedBook({ editor: readPasted(postedEditor(fields), fields.pasted ?? '', at.locale) }, 200)
          : postedBook({ question: readBookQuestion((name) => fields[name]) }, 200),
    },
    done: (request, act) => back(request, isSaid(act) ? saidOf[act] : {}),
    again,
  }),
]

const actNamed = ({ act = '' }: Fields): ActName | null =>
  Object.hasOwn(acts, act) ? (act as ActName) : null
const isSaid = (act: ActName): act is keyof typeof saidOf => Object.hasOwn(saidOf, act)

const back = ({ at }: Request, query: Readonly<Record<string, string>>): FormAnswer => ({
  kind: 'elsewhere',
  path: paths.addressBook(at.locale, query),
})

/** The editor as the calls take it: without an area it is not sent at all. */
function editorIn(fields: Fields, { at }: Request): FormFields {
  const editor = postedEditor(fields)
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
function again({ fields }: Request, act: ActName | null, problems: Problems): Posted {
  const [text = ''] = Object.values(problems)
  if (act === 'add' || act === 'save' || isRead(fields)) {
    const editor = { ...postedEditor(fields), problems: editorProblems(problems) }
    return postedBook({ editor }, 422).posted
  }
  if (act === 'check' || act === 'import')
    return postedBook({ importing: { ...emptyImport, problems: { 0: text } } }, 422).posted
  const isManaging = act === 'rename' || act === 'dissolve'
  return postedBook({ isManaging, said: { kind: 'failed', text } }, 422).posted
}
