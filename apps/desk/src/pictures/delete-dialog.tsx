import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { deletePictureAction } from '../../../site/features/desk/media/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { sayDone } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import type { Picture } from './picture-query.ts'

/** Asks once more before a picture goes; one that is still shown says where, and stays. */
export function DeleteDialog({
  picture,
  uses,
  isUsed,
  onClose,
  onDeleted,
}: {
  readonly picture: Picture
  readonly uses: ReactNode
  readonly isUsed: boolean
  readonly onClose: () => void
  readonly onDeleted: () => void
}) {
  const texts = useTexts()
  const { pictures } = texts
  const client = useQueryClient()
  const { id } = picture
  const remove = useMutation({
    mutationFn: () => ask(deletePictureAction, { params: { id }, body: {} }),
    onSuccess: async () => {
      sayDone(pictures.deleted)
      onDeleted()
      client.removeQueries({ queryKey: ['pictures', 'one', id] })
      await client.invalidateQueries({ queryKey: ['pictures', 'list'] })
    },
    // Somebody may have put it into a document meanwhile: the page then shows where.
    onError: () => client.invalidateQueries({ queryKey: ['pictures', 'one', id] }),
  })
  return (
    <Dialog title={pictures.deleteTitle} open onClose={onClose}>
      {isUsed ? (
        <>
          <p>{pictures.deleteUsed}</p>
          {uses}
        </>
      ) : (
        <p>{pictures.deleteLead}</p>
      )}
      {remove.error !== null && <p role="alert">{sentenceOf(remove.error, texts)}</p>}
      <DialogActions>
        <Button onPress={onClose}>{isUsed ? texts.close : texts.cancel}</Button>
        {!isUsed && (
          <Button kind="primary" isDisabled={remove.isPending} onPress={() => remove.mutate()}>
            {pictures.delete}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
