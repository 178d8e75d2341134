import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { askDeclared } from '../client/ask.ts'
import { sayProblem } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import type { Row, Worklist } from './declarations.ts'
import { pathOf } from './record-path.ts'

/** What is personal is seen for so long. */
const seenMs = 60_000

/** What is personal of a record, once it was asked for; hidden again after a minute and with the record itself. */
export function useReveal(part: Worklist['reveal'], key: string) {
  const texts = useTexts()
  const [shown, setShown] = useState<{ readonly key: string; readonly data: Row } | null>(null)
  const current = useRef(key)
  current.current = key
  const ask = useMutation({
    mutationFn: async (of: string) => ({
      key: of,
      data: (await askDeclared('POST', pathOf(part?.path ?? '', of), { body: {} })) as Row,
    }),
    onSuccess: (found) => {
      if (found.key === current.current) setShown(found)
    },
    onError: (error) => sayProblem(sentenceOf(error, texts)),
  })
  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(() => setShown(null), seenMs)
    return () => clearTimeout(timer)
  }, [shown])
  useEffect(() => {
    setShown((before) => (before?.key === key ? before : null))
  }, [key])
  return {
    data: shown?.key === key ? shown.data : null,
    isPending: ask.isPending,
    show: () => {
      if (!ask.isPending) ask.mutate(key)
    },
    hide: () => setShown(null),
  }
}
