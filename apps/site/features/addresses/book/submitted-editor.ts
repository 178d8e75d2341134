import { addressBookMessages, addressMessages } from '@hongyan/content'
import { parseAddress } from '@hongyan/domain/addresses/parse-address'
import { fill, type LocaleId } from '@hongyan/locales'
import type { FormRequest } from '../../../server/requests/form.ts'
import type { FormFields } from '../../../server/requests/form-input.ts'
import { presentParsed } from '../present.ts'
import { readRoles } from './read-question.ts'
import { areaWordsOf, type EditorState, emptyEditor } from './ui/book-model.ts'

type Fields = FormRequest['fields']

/** The editor as it was sent. */
export function submittedEditor(fields: Fields): EditorState {
  const textOf = (name: string) => (fields[name] ?? '').slice(0, 500)
  return {
    ...emptyEditor,
    id: textOf('id').slice(0, 40) || null,
    held: readRoles((role) => fields[`held-${role}`]),
    draft: {
      name: textOf('name'),
      company: textOf('company'),
      phone: textOf('phone'),
      // The code holds as long as nobody writes another area over its words.
      area: textOf('area') === textOf('area-was') ? textOf('area-code') : '',
      areaWords: textOf('area'),
      detail: textOf('detail'),
      group: textOf('new-group').trim() || textOf('group'),
      defaultFor: readRoles((role) => fields[role]),
    },
  }
}

/** The same as the calls that keep an address take it: an array of one. */
export function sentOf({ draft }: EditorState): FormFields {
  const { area, areaWords, detail, defaultFor, ...same } = draft
  const sent = {
    ...same,
    detailAddr: detail,
    ...(area === '' ? { province: areaWords } : { areaCode: area }),
    ...Object.fromEntries(defaultFor.map((role) => [`defaultFor.${role}`, 'on'])),
  }
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [`0.${name}`, value]))
}

/** The editor with what a pasted text was read as; what the text does not say stays. */
export function readPasted(editor: EditorState, pasted: string, locale: LocaleId): EditorState {
  const { read, fields } = addressMessages(locale)
  const { paste } = addressBookMessages(locale).editor
  const parsed = parseAddress(pasted.slice(0, 500))
  const { name, phone, code, detail, confidence, corrections, candidates, ...places } = presentParsed(
    parsed,
    locale,
  )
  if (name === null && phone === null && code === null && candidates.length === 0) {
    return { ...editor, problems: { '': paste.nothing } }
  }
  const guessed = (['name', 'phone', 'detail'] as const).filter((field) => confidence[field] === 'guess')
  return {
    ...editor,
    draft: {
      ...editor.draft,
      name: name ?? editor.draft.name,
      phone: phone ?? editor.draft.phone,
      ...(code === null ? {} : { area: code, areaWords: areaWordsOf(places, locale) }),
      detail: detail || editor.draft.detail,
    },
    remarks: [
      paste.read,
      ...guessed.map((field) => `${fields[field]}: ${read.check}`),
      ...corrections.map(({ reason, from, to }) => fill(read.changed[reason], { from, to })),
      ...(parsed.hadIdentityNumber ? [read.identity] : []),
      ...(parsed.remark === '' ? [] : [fill(read.remark, { text: parsed.remark })]),
      ...(candidates.length > 0
        ? [`${read.ambiguous} ${candidates.map((one) => one.name).join(' / ')}`]
        : []),
    ],
  }
}
