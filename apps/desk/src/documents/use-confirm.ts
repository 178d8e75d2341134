import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { confirmTranslationAction } from '../../../site/features/desk/documents/actions.ts'
import { ask } from '../client/ask.ts'
import { sayDone, sayProblem } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import type { OpenedDocument } from './open-query.ts'
import type { StaleText } from './stale-texts.ts'

/** Notes that texts of a document still say what the changed Chinese says. */
export function useConfirm(name: string): (texts: readonly StaleText[]) => void {
  const client = useQueryClient()
  const texts = useTexts()
  return useCallback(
    (found) => {
      const languages = [...new Set(found.map(({ language }) => language))]
      const run = async () => {
        for (const language of languages) {
          const paths = found.filter((one) => one.language === language).map(({ path }) => path)
          const taken = await ask(confirmTranslationAction, { body: { name, language, paths } })
          client.setQueryData<OpenedDocument>(['document', name], (known) => known && { ...known, ...taken })
        }
        await client.invalidateQueries({ queryKey: ['documents'] })
        sayDone(texts.documents.confirmed)
      }
      run().catch((error: unknown) => sayProblem(sentenceOf(error, texts)))
    },
    [name, client, texts],
  )
}
