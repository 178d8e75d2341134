import type { LocaleId } from '@hongyan/locales'
import { useState } from 'react'
import { AddressInput } from './address-input.tsx'
import { type AddressWords, emptyDraft } from './address-model.ts'

/** The address input alone, for the page that shows it. */
export function AddressSample({
  locale,
  words,
}: {
  readonly locale: LocaleId
  readonly words: AddressWords
}) {
  const [value, setValue] = useState(emptyDraft)
  return <AddressInput texts={{ locale, words }} value={value} onChange={setValue} />
}
