import type { LocaleId } from '@hongyan/locales'
import { useCallback, useState } from 'react'
import { languageOfField } from './texts-of.ts'

/** Which page the preview shows, and where on it: the language and the field that are being written. */
export function usePreviewed(own: readonly LocaleId[], spoken: LocaleId) {
  // Whoever writes one language alone looks at its page first.
  const [only, another] = own
  const [language, setLanguage] = useState<LocaleId>(
    only !== undefined && another === undefined ? only : spoken,
  )
  const [field, setField] = useState<string | null>(null)
  const note = useCallback((element: HTMLElement) => {
    const key = element.id || element.closest('[data-path]')?.getAttribute('data-path') || null
    if (key === null) return
    setField(key)
    const written = languageOfField(key)
    if (written !== null) setLanguage(written)
  }, [])
  return { language, setLanguage, field, note }
}
