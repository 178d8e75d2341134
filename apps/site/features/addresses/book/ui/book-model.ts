import type { AddressBookMessages, AddressesMessages } from '@hongyan/content/messages'
import type { AddressRole } from '@hongyan/domain/address-book/book-rules'
import { maskPhone } from '@hongyan/domain/privacy/mask-phone'
import { type LocaleId, placeName } from '@hongyan/locales'
import type { AnswerOf } from '../../../../calls/call.ts'
import type { FailureReason } from '../../../../client/call.ts'
import type { BookPage, BookQuestion, SavedAddress } from '../../../../client/find-in-book.ts'
import type { checkImportAction } from '../files/actions.ts'

export type BookWords = {
  readonly book: Omit<AddressBookMessages, 'file' | 'notes' | 'signedOut'>
  readonly input: AddressesMessages
  /** The groups that every book has, by the keys they are kept under. */
  readonly commonGroups: readonly { readonly key: string; readonly name: string }[]
}

type BookTexts = { readonly locale: LocaleId; readonly words: BookWords }

/** How many addresses a page lists before all are asked for, and how many all may be. */
export const shownAtFirst = 50
export const allAddresses = 500

/** What stands in the editor. */
type EditorDraft = {
  readonly name: string
  readonly company: string
  readonly phone: string
  /** Code of the deepest division, empty for none. */
  readonly area: string
  /** The area in words, where it is typed without a script. */
  readonly areaWords: string
  readonly detail: string
  /** A group as it is kept, empty for none. */
  readonly group: string
  readonly defaultFor: readonly AddressRole[]
}

/** A field of the editor; the one without a name is all of it. */
export type EditorField = 'name' | 'company' | 'phone' | 'area' | 'detail' | 'group' | ''

export type EditorState = {
  /** Null for a new address. */
  readonly id: string | null
  readonly draft: EditorDraft
  /** What it is the default for as it is kept. */
  readonly held: readonly AddressRole[]
  readonly problems: Readonly<Partial<Record<EditorField, string>>>
  /** What has been read of a pasted text, to be checked. */
  readonly remarks: readonly string[]
}

export const emptyEditor: EditorState = {
  id: null,
  draft: {
    name: '',
    company: '',
    phone: '',
    area: '',
    areaWords: '',
    detail: '',
    group: '',
    defaultFor: [],
  },
  held: [],
  problems: {},
  remarks: [],
}

/** The editor on an address of the book, with its phone in full. */
export function editorOf(entry: SavedAddress, locale: LocaleId): EditorState {
  const { id, name, company, phone, areaCode, detailAddr, group, defaultFor } = entry
  return {
    ...emptyEditor,
    id,
    held: defaultFor,
    draft: {
      name,
      company: company ?? '',
      phone,
      area: areaCode,
      areaWords: areaWordsOf(entry, locale),
      detail: detailAddr,
      group: group ?? '',
      defaultFor,
    },
  }
}

/** The area of an address in words, as it is typed in a language. */
export function areaWordsOf(
  { province, city, district }: Pick<SavedAddress, 'province' | 'city' | 'district'>,
  locale: LocaleId,
): string {
  const names = [province, city, district].flatMap((place) => (place ? [place.name] : []))
  return placeName(names, locale)
}

/** Why a call brought nothing. */
export type Trouble = FailureReason | 'signed-out'

/** What has just been done. */
export type BookStatus =
  | { readonly kind: 'added' | 'saved' | 'restored' | 'renamed' | 'dissolved' }
  | { readonly kind: 'deleted'; readonly name: string | null; readonly undo: string }
  | { readonly kind: 'imported'; readonly added: number; readonly replaced: number }
  | { readonly kind: 'failed'; readonly text: string }

export type ImportReport = AnswerOf<typeof checkImportAction>['data']
export type ImportLine = ImportReport['lines'][number]

export type ImportState = {
  readonly report: ImportReport | null
  readonly fileName: string
  /** The file in base64: it is sent again to be saved. */
  readonly file: string
  /** What is wrong, by line; 0 is the whole. */
  readonly problems: Readonly<Record<number, string>>
}

export const emptyImport: ImportState = { report: null, fileName: '', file: '', problems: {} }

/** The page as its address describes it, or what a form was answered with. */
export type BookProps = BookTexts & {
  /** How many addresses the book may hold, and how many it does. */
  readonly most: number
  readonly kept: number
  /** Every group that has addresses, whatever was found. */
  readonly groups: readonly string[]
  readonly question: BookQuestion
  /** Phones are masked. */
  readonly page: BookPage
  readonly editor: EditorState | null
  readonly importing: ImportState | null
  readonly isManaging: boolean
  readonly status: BookStatus | null
}

/** A page whose phones may stand in a list. */
export function masked(page: BookPage): BookPage {
  return { ...page, list: page.list.map((entry) => ({ ...entry, phone: maskPhone(entry.phone) })) }
}

/** The groups of a page that was found without a question: all there are. */
export function groupsOf(page: BookPage): readonly string[] {
  return page.groups.flatMap(({ group }) => (group === null ? [] : [group]))
}

/** Groups to choose from: those that every book has, and the customer's own. */
export function allGroups(groups: readonly string[], { commonGroups }: BookWords): readonly string[] {
  return [...new Set([...commonGroups.map(({ key }) => key), ...groups])]
}

/** What a group is called. */
export function groupName(group: string | null, { book, commonGroups }: BookWords): string {
  if (group === null) return book.screen.groups.none
  return commonGroups.find(({ key }) => key === group)?.name ?? group
}
