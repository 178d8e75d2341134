import { useQueryClient } from '@tanstack/react-query'
import { useReducer } from 'react'
import { uploadPictureAction } from '../../../site/features/desk/media/actions.ts'
import { askWithProgress } from '../client/ask.ts'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { fileText } from './file-text.ts'
import { isReady, type Upload, type UploadAlt, uploadsReducer } from './uploads.ts'

export type Uploads = {
  readonly uploads: readonly Upload[]
  readonly add: (files: readonly File[]) => void
  readonly describe: (key: string, language: keyof UploadAlt, text: string) => void
  readonly remove: (key: string) => void
  /** Sends what is ready, one after the other; one that is refused keeps none of the others back. */
  readonly send: () => Promise<void>
}

/** Files on their way to the pictures. */
export function useUploads(): Uploads {
  const texts = useTexts()
  const client = useQueryClient()
  const [uploads, tell] = useReducer(uploadsReducer, [])
  const sendOne = async ({ key, file, alt }: Upload) => {
    const became = (outcome: Upload['outcome']) => tell({ kind: 'became', key, outcome })
    became({ kind: 'sending', share: 0 })
    try {
      const body = { file: await fileText(file), name: file.name, alt }
      const { id, isNew } = await askWithProgress(uploadPictureAction, { body }, (share) =>
        became({ kind: 'sending', share }),
      )
      became({ kind: 'done', id, isNew })
    } catch (error) {
      became({ kind: 'refused', message: sentenceOf(error, texts) })
    }
  }
  return {
    uploads,
    add: (files) => tell({ kind: 'added', files: files.map((file) => ({ key: crypto.randomUUID(), file })) }),
    describe: (key, language, text) => tell({ kind: 'described', key, language, text }),
    remove: (key) => tell({ kind: 'removed', key }),
    send: async () => {
      tell({ kind: 'tried' })
      for (const one of uploads.filter(isReady)) await sendOne(one)
      await client.invalidateQueries({ queryKey: ['pictures'] })
    },
  }
}
