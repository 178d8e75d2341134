import { DomainError } from '@hongyan/kernel/errors'

const longest = { title: 120, note: 2000 } as const

/** What somebody writes beside a version, without spaces around it. Refuses `invalid-input` for too much, or nothing. */
export function readLine(field: keyof typeof longest, typed: string): string {
  const text = typed.trim()
  if (text !== '' && text.length <= longest[field]) return text
  const message = text === '' ? 'missing' : 'too-long'
  throw new DomainError({
    entity: 'rates',
    code: 'invalid-input',
    detail: field,
    fields: [{ path: field, message }],
  })
}
