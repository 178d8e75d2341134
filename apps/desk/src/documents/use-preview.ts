import { type LocaleId, pathFor } from '@hongyan/locales'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import {
  makePreviewAction,
  replacePreviewAction,
} from '../../../site/features/desk/releases/previews/actions.ts'
import { AskError, ask } from '../client/ask.ts'
import { useMe } from '../client/me.ts'
import type { Refused } from './field-problems.tsx'

type Previewed = {
  readonly name: string
  readonly address: string | null
  readonly written: unknown
  readonly language: LocaleId
  /** Whether a page can be made of it: else the last one that could be made stays. */
  readonly isFit: boolean
}

type Preview = {
  /** Of the page to be framed; null until there is one. */
  readonly url: string | null
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** To be told when the frame has loaded. */
  readonly onLoad: () => void
  /** Tells the page in the frame something, once it is there to hear it. */
  readonly tell: (message: unknown) => void
  /** Why what is written cannot be shown. */
  readonly problem: Refused | null
}

/** The real page with what is being written: kept at the server under a link that ends, and shown anew as one types. */
export function usePreview({ name, address, written, language, isFit }: Previewed): Preview {
  const { siteOrigin } = useMe()
  const frame = useRef<HTMLIFrameElement | null>(null)
  const made = useRef<{ readonly id: string; readonly key: string } | null>(null)
  // What comes while the frame loads is shown once it has: a page that is about to go hears nothing.
  const loading = useRef({ isOn: true, isBehind: false })
  const shown = useRef<string | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  const [problem, setProblem] = useState<Refused | null>(null)

  const tell = useCallback(
    (message: unknown) => {
      if (!loading.current.isOn) frame.current?.contentWindow?.postMessage(message, siteOrigin)
    },
    [siteOrigin],
  )
  const showAnew = useCallback(() => {
    const state = loading.current
    state.isBehind = state.isOn
    if (state.isOn) return
    tell('show-anew')
    state.isOn = true
  }, [tell])
  const onLoad = useCallback(() => {
    loading.current.isOn = false
    if (loading.current.isBehind) showAnew()
  }, [showAnew])

  useEffect(() => {
    if (!isFit) return
    const left = new AbortController()
    const show = async () => {
      const body = { documents: [{ name, seed: written }], languages: [language] }
      try {
        if (made.current === null) {
          const { id, previewKey } = await ask(makePreviewAction, { body }, left.signal)
          made.current = { id, key: previewKey }
        } else {
          const { id } = made.current
          await ask(replacePreviewAction, { params: { id }, body }, left.signal)
        }
        setProblem(null)
        const { key } = made.current
        const page = `${siteOrigin}${pathFor(language, address ?? '/')}?previewKey=${encodeURIComponent(key)}`
        if (page === shown.current) return showAnew()
        // Another page comes into a frame of its own.
        loading.current = { isOn: true, isBehind: false }
        shown.current = page
        setUrl(page)
      } catch (error) {
        if (left.signal.aborted) return
        setProblem(error instanceof AskError ? error : null)
      }
    }
    void show()
    return () => left.abort()
  }, [name, address, written, language, isFit, siteOrigin, showAnew])

  return { url, frame, onLoad, tell, problem }
}
