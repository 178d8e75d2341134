import { type AskedField, askedFields } from '@hongyan/domain/enquiries/enquiry-fields'
import { storedText } from '@hongyan/domain/privacy/find-identity-numbers'
import type { FormValues } from '../form-values.ts'

/** Key in the tab's storage; page and dialog share it. A new shape gets a new key. */
const draftKey = 'hongyan.enquiry.1'

/** What an earlier moment of this tab typed; fields that are unknown or no text are left out. */
export function parseDraft(text: string | null): Partial<Record<AskedField, string>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
    return Object.fromEntries(
      askedFields.flatMap((name) => {
        const typed = given[name]
        return typeof typed === 'string' && typed !== '' ? [[name, typed.slice(0, 2000)]] : []
      }),
    )
  } catch {
    return {}
  }
}

/** Reads the draft of this tab. It ends with the tab: a shared computer must not keep whom somebody works for. */
export function readDraft(): Partial<Record<AskedField, string>> {
  try {
    return parseDraft(sessionStorage.getItem(draftKey))
  } catch {
    return {}
  }
}

/** Keeps what is typed, without numbers of identity cards; without storage it lasts as long as the page. */
export function saveDraft(values: FormValues): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(values, storedText))
  } catch {
    return
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(draftKey)
  } catch {
    return
  }
}
