import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { scheduleReleaseAction } from '../../../site/features/desk/releases/actions.ts'
import { AskError, ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { sayDone } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { MomentFields, tomorrowMorning } from './moment-fields.tsx'

/** When a release is carried out, on the clock of a zone that is chosen. */
export function ScheduleDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const texts = useTexts()
  const time = useTime()
  const client = useQueryClient()
  const [at, setAt] = useState(tomorrowMorning)
  const schedule = useMutation({
    mutationFn: () => ask(scheduleReleaseAction, { params: { id }, body: { at } }),
    onSuccess: ({ dueAt }) => {
      sayDone(`${texts.releases.scheduled} ${time(dueAt)}`)
      onClose()
      return client.invalidateQueries({ queryKey: ['releases'] })
    },
  })
  return (
    <Dialog title={texts.releases.schedule} open onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          schedule.mutate()
        }}
      >
        <MomentFields
          at={at}
          onChange={setAt}
          problem={schedule.error instanceof AskError ? sentenceOf(schedule.error, texts) : null}
        />
        <DialogActions>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button type="submit" kind="primary" isPending={schedule.isPending}>
            {texts.releases.schedule}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
