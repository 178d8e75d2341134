import type { LocaleId } from '@hongyan/locales'
import { useQuery } from '@tanstack/react-query'
import { putBackAction } from '../../../site/features/desk/releases/publications/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { ChangesOnSite } from './changes-on-site.tsx'
import { changesQuery } from './release-queries.ts'
import { useReleaseWork } from './use-release-work.ts'

/** What stood on the site before. */
export type Before = {
  readonly id: string
  readonly revision: number
  readonly from: string | null
  readonly until: string | null
}

/** Puts on the site again what stood there before, once it was seen what changes with it. */
export function PutBackDialog({
  name,
  kind,
  language,
  before,
  isPrevious,
  onClose,
}: {
  readonly name: string
  readonly kind: string
  readonly language: LocaleId
  readonly before: Before
  /** Whether it is the last that stood there, not one of longer ago. */
  readonly isPrevious: boolean
  readonly onClose: (isDone: boolean) => void
}) {
  const texts = useTexts()
  const time = useTime()
  const { releases, documents } = texts
  const compared = { name, language, publication: before.id }
  const { data } = useQuery(changesQuery(compared))
  const work = useReleaseWork(name, (isOver) => isOver && onClose(true))
  const version = documents.version(before.revision)
  const own = documents.languageNames[language]
  const from = before.from === null ? releases.sinceBeginning : time(before.from)
  return (
    <Dialog
      title={isPrevious ? releases.putBackTitle(own) : releases.putBackThisTitle(own, version)}
      open
      onClose={() => onClose(false)}
      size="wide"
    >
      <p>{releases.putBackLead(version, releases.onceLive(own, from, time(before.until)))}</p>
      <ChangesOnSite kind={kind} {...compared} />
      <DialogActions>
        <Button onPress={() => onClose(false)}>{texts.cancel}</Button>
        <Button
          kind="primary"
          isDisabled={data === undefined}
          isPending={work.isPending}
          onPress={() =>
            work.mutate({
              act: () =>
                ask(putBackAction, {
                  body: { name, language, publication: before.id, over: data?.live ?? null },
                }),
              said: releases.putBackDone,
            })
          }
        >
          {isPrevious ? releases.putBack : releases.putBackThis(own)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
