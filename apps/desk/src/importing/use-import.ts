import { useQueryClient } from '@tanstack/react-query'
import { useReducer, useState } from 'react'
import {
  checkFilesAction,
  importDocumentAction,
} from '../../../site/features/desk/documents/files/actions.ts'
import { AskError, ask } from '../client/ask.ts'
import { sayProblem } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { batchesOf } from './batches.ts'
import { type ChosenFile, readFiles } from './read-files.ts'
import { type GivenFile, isOpen, type Row, rowsReducer } from './rows.ts'

export type Progress = { readonly what: 'check' | 'import'; readonly done: number; readonly of: number }

/** Files on their way into documents: checked as they come, stored once somebody says so. */
export function useImport() {
  const texts = useTexts()
  const client = useQueryClient()
  const [rows, tell] = useReducer(rowsReducer, [])
  const [progress, setProgress] = useState<Progress | null>(null)

  const check = async (files: readonly GivenFile[], instead?: string): Promise<void> => {
    let done = 0
    try {
      for (const batch of batchesOf(files)) {
        setProgress({ what: 'check', done, of: files.length })
        const { documents } = await ask(checkFilesAction, { body: { files: [...batch] } })
        tell({ kind: 'checked', files: batch, documents, ...(instead === undefined ? {} : { instead }) })
        done += batch.length
      }
    } catch (error) {
      sayProblem(sentenceOf(error, texts))
      // A row that is checked anew stays as it is.
      for (const { file } of instead === undefined ? files.slice(done) : [])
        tell({ kind: 'unfit', file, why: 'unchecked' })
    } finally {
      setProgress(null)
    }
  }
  const add = async (chosen: readonly ChosenFile[]): Promise<void> => {
    setProgress({ what: 'check', done: 0, of: chosen.length })
    const read = await readFiles(chosen)
    for (const one of read) if (one.kind === 'unfit') tell({ kind: 'unfit', file: one.file, why: one.why })
    const files = read.flatMap((one) => (one.kind === 'text' ? [{ file: one.file, text: one.text }] : []))
    await check(files)
  }
  const place = (row: Row, name: string): Promise<void> =>
    check(
      row.files.map((file) => ({ ...file, name })),
      row.key,
    )
  const store = async (): Promise<void> => {
    const chosen = rows.filter((row) => row.isChosen && isOpen(row))
    for (const [done, row] of chosen.entries()) {
      setProgress({ what: 'import', done, of: chosen.length })
      await storeOne(row)
    }
    setProgress(null)
    for (const key of ['documents', 'document', 'versions'])
      void client.invalidateQueries({ queryKey: [key] })
  }
  const storeOne = async ({ key, checked, files }: Row): Promise<void> => {
    if (checked === null || checked.name === null) return
    const { name, base } = checked
    tell({ kind: 'became', key, state: { kind: 'importing' } })
    try {
      const written = files.map(({ file, text }) => ({ file, text }))
      const { revision } = await ask(importDocumentAction, { body: { name, files: written, base } })
      tell({ kind: 'became', key, state: { kind: 'done', revision } })
    } catch (error) {
      const isStale =
        error instanceof AskError &&
        (error.refusal === 'document-changed' || error.refusal === 'document-taken')
      tell({
        ...{ kind: 'became', key },
        state: isStale ? { kind: 'stale' } : { kind: 'failed', sentence: sentenceOf(error, texts) },
      })
    }
  }
  return { rows, tell, progress, add, check, place, store }
}

export type Import = ReturnType<typeof useImport>
