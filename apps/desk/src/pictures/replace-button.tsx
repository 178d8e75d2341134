import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { replacePictureAction } from '../../../site/features/desk/media/actions.ts'
import { askWithProgress } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { sayDone, sayProblem } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { fileText } from './file-text.ts'
import type { Picture } from './picture-query.ts'
import { acceptedTypes, mostBytes } from './uploads.ts'

/** Puts another file in the place of a picture: every page that shows it shows that one, under the same name. */
export function ReplaceButton({ picture: { id, revision } }: { readonly picture: Picture }) {
  const texts = useTexts()
  const { pictures } = texts
  const client = useQueryClient()
  const [share, setShare] = useState<number | null>(null)
  const replace = useMutation({
    mutationFn: async (file: File) => {
      setShare(0)
      const body = { file: await fileText(file), revision }
      return askWithProgress(replacePictureAction, { params: { id }, body }, setShare)
    },
    onSuccess: () => sayDone(pictures.replaced),
    onError: (error) => sayProblem(sentenceOf(error, texts)),
    onSettled: () => {
      setShare(null)
      return client.invalidateQueries({ queryKey: ['pictures'] })
    },
  })
  const choose = (file: File | undefined) => {
    if (file === undefined) return
    if (file.size > mostBytes) sayProblem(`${file.name}: ${pictures.tooLarge}`)
    else replace.mutate(file)
  }
  return (
    <FileTrigger acceptedFileTypes={acceptedTypes} onSelect={(files) => choose(files?.[0])}>
      <Button kind="secondary" isDisabled={replace.isPending}>
        {share === null
          ? pictures.replace
          : share === 1
            ? pictures.encoding
            : pictures.sent(Math.round(share * 100))}
      </Button>
    </FileTrigger>
  )
}
