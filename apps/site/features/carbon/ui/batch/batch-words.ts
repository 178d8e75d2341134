import { carbonMessages, errorMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'

/** What the batch says, in one language: it travels in the page as a property of the island. */
export type BatchWords = ReturnType<typeof batchWords>

export function batchWords(locale: LocaleId) {
  const { batch, form, result } = carbonMessages(locale)
  const { refusals } = errorMessages(locale)
  return {
    ...batch,
    modes: form.modes,
    boundaries: result.boundaries,
    refusals: { network: refusals.network, tooMany: refusals['too-many'], unavailable: refusals.unavailable },
  }
}
