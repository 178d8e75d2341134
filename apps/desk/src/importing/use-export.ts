import { useState } from 'react'
import { sayDone, sayProblem } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { exportDocuments } from './export-documents.ts'

/** Keeps documents as files, and says so. */
export function useExport() {
  const texts = useTexts()
  const [isPending, setPending] = useState(false)
  const keep = async (namesOf: () => Promise<readonly string[]>): Promise<void> => {
    // A button that waits by itself is announced by its name, also once somebody has left its page.
    if (isPending) return
    setPending(true)
    try {
      sayDone(texts.importing.exported(await exportDocuments(await namesOf())))
    } catch (error) {
      sayProblem(sentenceOf(error, texts))
    } finally {
      setPending(false)
    }
  }
  return { isPending, keep }
}
