import { saveBlob } from '@hongyan/ui/save-blob.ts'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { exportRatesAction, importRatesAction } from '../../../site/features/desk/rates/files/actions.ts'
import { AskError, ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { sayProblem } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import styles from './rates.module.css'
import type { Shown } from './version.tsx'

type Problem = { readonly at: string; readonly message: string }

/** A version goes out as a file and comes in again. */
export function FileActions({
  version: { id, revision },
  readOnly,
  onImported,
}: {
  readonly version: Shown['version']
  readonly readOnly: boolean
  readonly onImported: () => Promise<void>
}) {
  const texts = useTexts()
  const words = texts.rates
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const failed = (error: unknown): void => {
    const answer =
      error instanceof AskError ? (error.answer as { problems?: readonly Problem[] } | null) : null
    if (answer?.problems) setProblems(answer.problems)
    else sayProblem(sentenceOf(error, texts))
  }
  const download = async (): Promise<void> => {
    const { name, text } = await ask(exportRatesAction, { params: { id } })
    saveBlob(name, new Blob([text], { type: 'application/yaml' }))
  }
  const upload = async (files: FileList | null): Promise<void> => {
    const [file] = files ?? []
    if (file === undefined) return
    await ask(importRatesAction, { params: { id }, body: { revision, text: await file.text() } })
    await onImported()
  }
  return (
    <>
      <Button onPress={() => void download().catch(failed)}>{words.exportFile}</Button>
      {!readOnly && (
        <FileTrigger
          acceptedFileTypes={['.yaml', '.yml']}
          onSelect={(files) => void upload(files).catch(failed)}
        >
          <Button>{words.importFile}</Button>
        </FileTrigger>
      )}
      {problems.length > 0 && (
        <Dialog title={words.unreadable} open onClose={() => setProblems([])}>
          <ul className={styles.list}>
            {problems.map(({ at, message }) => (
              <li key={`${at} ${message}`}>
                <strong>{at}</strong> {message}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}
