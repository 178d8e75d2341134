import { useState } from 'react'
import { scheduleReleaseAction } from '../../../site/features/desk/releases/actions.ts'
import { AskError, ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { MomentFields, momentOf, tomorrowMorning } from './moment-fields.tsx'
import type { ShownRelease } from './release-queries.ts'
import { useReleaseWork } from './use-release-work.ts'

/** When a release is carried out, on the clock of a zone that is chosen; what was wished for stands there first. */
export function ScheduleDialog({
  release,
  onClose,
}: {
  readonly release: ShownRelease
  readonly onClose: (isDone: boolean) => void
}) {
  const texts = useTexts()
  const time = useTime()
  const { releases, documents } = texts
  const { id, dueAt, zone, wishedAt, wishedZone, askedBy } = release
  const [at, setAt] = useState(() => {
    if (dueAt !== null && zone !== null) return momentOf(dueAt, zone)
    return wishedAt !== null && wishedZone !== null ? momentOf(wishedAt, wishedZone) : tomorrowMorning()
  })
  const isField = (error: unknown) => error instanceof AskError && error.fields.length > 0
  const work = useReleaseWork<{ readonly dueAt: string }>(
    release.name,
    (isOver) => isOver && onClose(true),
    isField,
  )
  return (
    <Dialog
      title={releases.scheduleTitle(documents.languageNames[release.language])}
      open
      onClose={() => onClose(false)}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          work.mutate({
            act: () => ask(scheduleReleaseAction, { params: { id }, body: { at } }),
            said: (done) => `${releases.scheduled} ${time(done.dueAt)}`,
            release,
          })
        }}
      >
        {wishedAt !== null && <p>{releases.wished(askedBy, time(wishedAt))}</p>}
        <MomentFields
          at={at}
          onChange={setAt}
          autoFocus
          problem={isField(work.error) ? sentenceOf(work.error, texts) : null}
        />
        <DialogActions>
          <Button onPress={() => onClose(false)}>{texts.cancel}</Button>
          <Button type="submit" kind="primary" isPending={work.isPending}>
            {releases.schedule}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
