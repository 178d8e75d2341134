import { publishReleaseAction } from '../../../site/features/desk/releases/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import type { ShownRelease } from '../releases/release-queries.ts'
import type { useReleaseWork } from '../releases/use-release-work.ts'
import { useTexts } from '../texts/language.tsx'

/** Publishing at once or at a moment. Where a time was asked for or is set, that is the step at hand, not publishing early. */
export function PublishButtons({
  release,
  own,
  work,
  onSchedule,
}: {
  readonly release: ShownRelease
  /** Name of the language. */
  readonly own: string
  readonly work: ReturnType<typeof useReleaseWork>
  readonly onSchedule: () => void
}) {
  const { releases } = useTexts()
  const isSet = release.state === 'scheduled'
  const isTimed = isSet || release.wishedAt !== null
  const schedule = isSet ? releases.reschedule : releases.schedule
  const publish = (
    <Button
      kind={isTimed ? 'secondary' : 'primary'}
      aria-label={`${releases.publishNow}, ${own}`}
      onPress={() =>
        work.mutate({
          act: () => ask(publishReleaseAction, { params: { id: release.id }, body: {} }),
          said: releases.published,
          release,
        })
      }
    >
      {releases.publishNow}
    </Button>
  )
  return (
    <>
      {!isTimed && publish}
      <Button
        kind={isTimed ? 'primary' : 'secondary'}
        aria-label={`${schedule}, ${own}`}
        onPress={onSchedule}
      >
        {schedule}
      </Button>
      {isTimed && publish}
    </>
  )
}
