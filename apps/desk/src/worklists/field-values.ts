import { money } from '@hongyan/domain/typed/money-rule'
import { readFigure } from '@hongyan/domain/typed/read-figure'
import { isoAtHome } from '@hongyan/locales'
import type { Column } from './declarations.ts'

/** What stands in the fields of a dialog, as it was typed. */
export type Typed = Readonly<Record<string, string>>

/** What a call takes for what was typed; what is left empty is not sent. */
export function bodyOf(fields: readonly Column[], typed: Typed): Record<string, unknown> {
  const filled = fields.flatMap((field) => {
    const value = sentOf(field.kind, typed[field.key] ?? '')
    return value === undefined ? [] : [[field.key, value] as const]
  })
  return Object.fromEntries(filled)
}

/** Keys of fields that have to be filled in and are not. */
export function missingOf(fields: readonly Column[], typed: Typed): readonly string[] {
  return fields
    .filter(({ key, isNeeded }) => isNeeded && (typed[key] ?? '').trim() === '')
    .map(({ key }) => key)
}

function sentOf(kind: string, text: string): unknown {
  if (kind === 'flag') return text === 'true'
  if (text.trim() === '') return undefined
  switch (kind) {
    case 'instant':
      return isoAtHome(text.length === 16 ? `${text}:00` : text)
    case 'money':
      return minorOf(text) ?? text
    case 'branch':
    case 'text':
      return text.trim()
    default:
      return text
  }
}

/** Minor units of an amount as it is typed; null for what is none. */
function minorOf(text: string): number | null {
  const read = readFigure(text, money)
  return read.kind === 'figure' ? read.value : null
}
