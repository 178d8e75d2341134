import type { DocumentKind } from '@hongyan/documents/labels'
import type { LocaleId } from '@hongyan/locales'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useMe } from '../client/me.ts'
import { nearestKey, textsOf } from './texts-of.ts'

/**
 * Ties a page in a frame to the fields of its document: a text that is pressed there leads to its field, and the page
 * follows the field that is written. Returns what is to be called once the page has loaded.
 */
export function usePreviewFields({
  kind,
  written,
  language,
  field,
  frame,
  tell,
  onChosen,
}: {
  readonly kind: DocumentKind
  readonly written: unknown
  readonly language: LocaleId
  /** The key of the field that has the focus, or had it last. */
  readonly field: string | null
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly tell: (message: unknown) => void
  readonly onChosen: (key: string) => void
}): () => void {
  const { siteOrigin } = useMe()
  const latest = useRef({ kind, written, language, field })
  latest.current = { kind, written, language, field }

  const follow = useCallback(() => {
    const now = latest.current
    const texts = textsOf(now.kind, now.written, now.language)
    tell({ kind: 'texts', texts, shown: now.field === null ? null : nearestKey(texts, now.field) })
  }, [tell])

  useEffect(() => {
    if (field !== null) follow()
  }, [field, follow])

  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== siteOrigin || source !== frame.current?.contentWindow) return
      if (data?.kind === 'chosen' && typeof data.key === 'string') onChosen(data.key)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [siteOrigin, frame, onChosen])

  return follow
}
