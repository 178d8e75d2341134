import { useState } from 'react'
import { askReviewAction } from '../../../site/features/desk/releases/actions.ts'
import { AskError, ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/field.tsx'
import { type Moment, MomentFields, tomorrowMorning } from '../releases/moment-fields.tsx'
import type { ShownStanding } from '../releases/release-queries.ts'
import type { useReleaseWork } from '../releases/use-release-work.ts'
import { useTexts } from '../texts/language.tsx'
import styles from './editor.module.css'

/** Asks for a language to be reviewed, with a note and the time at which it should go live. */
export function AskForm({
  name,
  standing,
  isSaved,
  work,
}: {
  readonly name: string
  readonly standing: ShownStanding
  readonly isSaved: boolean
  readonly work: ReturnType<typeof useReleaseWork>
}) {
  const texts = useTexts()
  const { releases } = texts
  const { language } = standing
  const own = texts.documents.languageNames[language]
  const [note, setNote] = useState('')
  const [wish, setWish] = useState<Moment | null>(null)
  const wrong =
    work.error instanceof AskError ? work.error.fields.find(({ path }) => path.startsWith('at.')) : undefined
  return (
    <form
      className={styles.asking}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaved) return
        work.mutate({
          act: () => ask(askReviewAction, { body: { name, language, note, wish } }),
          said: releases.asked,
        })
      }}
    >
      <TextField
        label={releases.note}
        aria-label={releases.noteFor(own)}
        help={releases.noteHelp}
        value={note}
        onChange={setNote}
      />
      {wish !== null && (
        <MomentFields
          at={wish}
          onChange={setWish}
          label={releases.wish}
          problem={wrong?.message ?? null}
          autoFocus
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" kind="secondary" aria-label={`${releases.ask}, ${own}`} isDisabled={!isSaved}>
          {releases.ask}
        </Button>
        <Button
          aria-label={`${wish === null ? releases.addWish : releases.dropWish}, ${own}`}
          onPress={() => setWish(wish === null ? tomorrowMorning() : null)}
        >
          {wish === null ? releases.addWish : releases.dropWish}
        </Button>
      </div>
    </form>
  )
}
