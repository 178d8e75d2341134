import type { JudgedLine } from '@hongyan/domain/address-book/judge-import'
import { divisionPath } from '@hongyan/domain/places/divisions'
import { type LocaleId, placeName, textIn } from '@hongyan/locales'
import { problemSentence } from '../../../../server/http/field-sentences.ts'
import { addressSentences } from '../../problem-sentences.ts'
import { apiField } from '../field-names.ts'
import { presentWritten } from '../present.ts'
import { noteSentence } from './note-sentences.ts'

/** A line of a file with its causes in sentences; places are named in the language of the visitor. */
export function presentLine({ line, text, verdict, content, notes }: JudgedLine, locale: LocaleId) {
  const path = content ? divisionPath(content.areaCode) : []
  return {
    line,
    text,
    verdict,
    address: content && presentWritten(content, locale),
    notes: notes.map((note) => {
      const named = path.find(({ name }) => name.zh === note.to)
      const to = named ? textIn(named.name, locale) : note.to
      return {
        kind: note.kind,
        field: apiField(note.field),
        from: note.from,
        to,
        message:
          noteSentence({ ...note, to }, locale) ??
          problemSentence({ path: '', message: note.kind }, addressSentences, locale),
        fix:
          note.fix.kind === 'choose'
            ? {
                kind: note.fix.kind,
                areas: note.fix.areaCodes.map((code) => ({ code, name: pathName(code, locale) })),
              }
            : note.fix,
      }
    }),
  }
}

/** A division with the city it lies in, which is what tells namesakes apart. */
function pathName(code: string, locale: LocaleId): string {
  const names = divisionPath(code)
    .slice(-2)
    .map((one) => textIn(one.name, locale))
  return placeName(names, locale)
}
