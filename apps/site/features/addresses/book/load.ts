import { addressBookMessages, addressMessages } from '@hongyan/content/messages'
import { commonGroupNames } from '@hongyan/domain/address-book/group-names'
import { type LocaleId, textIn } from '@hongyan/locales'
import { signInLink } from '../../../client/sign-in.ts'
import { paths } from '../../../paths.ts'
import type { PageContext } from '../../../shell/page-context.ts'
import type { OwnBook } from './own-book-pages.ts'
import {
  allAddresses,
  type BookProps,
  type BookStatus,
  type BookWords,
  type EditorState,
  editorOf,
  emptyEditor,
  emptyImport,
  groupsOf,
  type ImportState,
  masked,
  shownAtFirst,
} from './ui/book-model.ts'

declare module '../../../calls/form-outcome.ts' {
  interface FormOutcomes {
    readonly 'address-book': {
      /** What was asked for, where the form was a search. */
      readonly question: BookProps['question'] | null
      readonly editor: EditorState | null
      readonly importing: ImportState | null
      readonly isManaging: boolean
      readonly status: BookStatus | null
    }
  }
}

type AddressBookPage =
  | { readonly kind: 'signed-out'; readonly locale: LocaleId; readonly signIn: string }
  | { readonly kind: 'book'; readonly props: BookProps }

/** What the page shows: what its address or a form asks for, of the book of whoever is signed in. */
export async function loadAddressBook(context: PageContext<unknown, OwnBook>): Promise<AddressBookPage> {
  const { account, query } = context
  const locale = context.locale.id
  if (account === null) {
    return {
      kind: 'signed-out',
      locale,
      signIn: signInLink(paths.address(locale), paths.signInStart(locale)),
    }
  }
  const { most, find, get } = account.addressBook
  const submitted = context.submitted?.kind === 'address-book' ? context.submitted : null
  const asked = submitted ?? (await readAddress(query, locale, get))
  const question = asked.question ?? {
    keyword: '',
    group: null,
    size: query.has('all') ? allAddresses : shownAtFirst,
  }
  const page = await find(question, locale)
  const isAll = question.keyword === '' && question.group === null
  const whole = isAll ? page : await find({ keyword: '', group: null, size: 1 }, locale)
  const { editor, importing, isManaging, status } = asked
  return {
    kind: 'book',
    props: {
      locale,
      words: bookWords(locale),
      most,
      kept: whole.total,
      groups: groupsOf(whole),
      question,
      page: masked(page),
      editor,
      importing,
      isManaging,
      status,
    },
  }
}

type Asked = NonNullable<Extract<PageContext['submitted'], { kind: 'address-book' }>>
type Shown = Pick<Asked, 'question' | 'editor' | 'importing' | 'isManaging' | 'status'>

/** What the address of the page asks for: the editor, the import, or word of what was done. */
async function readAddress(
  query: URLSearchParams,
  locale: LocaleId,
  get: OwnBook['addressBook']['get'],
): Promise<Shown> {
  const id = query.get('edit')
  const entry = id === null ? null : await get(id.slice(0, 40), locale)
  const isNew = query.has('new')
  return {
    question: null,
    editor: entry ? editorOf(entry, locale) : isNew ? emptyEditor : null,
    importing: query.has('import') ? emptyImport : null,
    isManaging: query.has('groups'),
    status: readStatus(query),
  }
}

const plainly = ['added', 'saved', 'restored', 'renamed', 'dissolved'] as const

function readStatus(query: URLSearchParams): BookStatus | null {
  const done = query.get('done')
  if (done === 'deleted') return { kind: done, name: null, undo: (query.get('undo') ?? '').slice(0, 40) }
  if (done === 'imported')
    return { kind: done, added: countOf(query, 'added'), replaced: countOf(query, 'replaced') }
  const kind = plainly.find((one) => one === done)
  return kind === undefined ? null : { kind }
}

const countOf = (query: URLSearchParams, name: string): number =>
  Math.min(500, Number.parseInt(query.get(name) ?? '', 10) || 0)

/** What the page of the book says; the texts of files and of a visitor who is not signed in are left out. */
function bookWords(locale: LocaleId): BookWords {
  const { screen, editor, statuses, manage, importing } = addressBookMessages(locale)
  return {
    book: { screen, editor, statuses, manage, importing },
    input: addressMessages(locale),
    commonGroups: Object.entries(commonGroupNames).map(([key, name]) => ({
      key,
      name: textIn(name, locale),
    })),
  }
}
