import { useRef, useState } from 'react'
import { approveReleaseAction, refuseReleaseAction } from '../../../site/features/desk/releases/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/field.tsx'
import { ChangesOnSite } from '../releases/changes-on-site.tsx'
import type { ShownRelease } from '../releases/release-queries.ts'
import type { useReleaseWork } from '../releases/use-release-work.ts'
import { useTexts } from '../texts/language.tsx'
import styles from './editor.module.css'

/** What a release changes on the site, and the decision about it. */
export function ReviewForm({
  kind,
  release,
  language,
  work,
}: {
  readonly kind: string
  readonly release: ShownRelease
  /** Of the release, by its name. */
  readonly language: string
  readonly work: ReturnType<typeof useReleaseWork>
}) {
  const { releases } = useTexts()
  const [note, setNote] = useState('')
  const { id, name } = release
  const decisions = useRef<HTMLDivElement>(null)
  const on = { params: { id }, body: { note } }
  return (
    <form
      className={styles.asking}
      onSubmit={(event) => {
        event.preventDefault()
        // A note may be for either decision: Enter leads to them and takes none.
        decisions.current?.querySelector('button')?.focus()
      }}
    >
      <ChangesOnSite kind={kind} name={name} language={release.language} release={id} />
      <TextField
        label={releases.note}
        aria-label={releases.reasonFor(language)}
        help={releases.reasonHelp}
        value={note}
        onChange={setNote}
      />
      <div className={styles.actions} ref={decisions}>
        <Button
          kind="primary"
          aria-label={`${releases.approve}, ${language}`}
          onPress={() =>
            work.mutate({ act: () => ask(approveReleaseAction, on), said: releases.approved, release })
          }
        >
          {releases.approve}
        </Button>
        <Button
          aria-label={`${releases.refuse}, ${language}`}
          onPress={() =>
            work.mutate({ act: () => ask(refuseReleaseAction, on), said: releases.refused, release })
          }
        >
          {releases.refuse}
        </Button>
      </div>
    </form>
  )
}
