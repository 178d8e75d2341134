import type { DocumentKind } from '@hongyan/documents/labels'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  approveReleaseAction,
  askReviewAction,
  cancelReleaseAction,
  listReleasesAction,
  publishReleaseAction,
  refuseReleaseAction,
} from '../../../site/features/desk/releases/actions.ts'
import { AskError, ask } from '../client/ask.ts'
import { useMay } from '../client/me.ts'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/field.tsx'
import { sayDone, sayProblem } from '../parts/toasts.tsx'
import { ScheduleDialog } from '../releases/schedule-dialog.tsx'
import { WithdrawDialog } from '../releases/withdraw-dialog.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { setValue } from './change-written.ts'
import styles from './editor.module.css'
import { FieldProblems } from './field-problems.tsx'
import { goToPath } from './go-to-path.ts'
import type { PanelProps } from './side-panel.tsx'

type Release = Awaited<ReturnType<typeof releasesOf>>['releases'][number]

const releasesOf = (name: string, signal?: AbortSignal) =>
  ask(listReleasesAction, { query: { name, limit: '60' } }, signal)

/** What keeps the document from the site, and the way of each language to it. */
export function PublishPanel({ opened, state, tell, problems }: PanelProps) {
  const texts = useTexts()
  const { data } = useSuspenseQuery({
    queryKey: ['releases', opened.name],
    queryFn: ({ signal }) => releasesOf(opened.name, signal),
  })
  return (
    <section className={styles.panel} aria-label={texts.documents.publish}>
      <h2>
        {problems.all.length === 0
          ? texts.documents.noProblems
          : texts.documents.problems(problems.all.length)}
      </h2>
      {problems.all.length > 0 && (
        <ul className={styles.wrongs}>
          {problems.all.map(({ path, where, sentence, isUnknown }) => (
            <li key={`${where} ${sentence}`}>
              <button type="button" className={styles.wrong} onClick={() => goToPath(path)}>
                <strong>{where}</strong>
                {sentence}
              </button>
              {isUnknown && (
                <Button
                  onPress={() => {
                    const { written, change } = setValue(state.written, path, undefined)
                    if (change !== null) tell({ kind: 'changed', written, change })
                  }}
                >
                  {texts.documents.removeUnknown}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.cards}>
        {localeIds.map((language) => (
          <LanguageCard
            key={language}
            name={opened.name}
            language={language}
            problems={problems.byLanguage[language]}
            isSaved={state.saving.kind === 'saved'}
            kind={opened.kind as DocumentKind}
            written={state.written}
            mayAsk={opened.may.write || opened.may.languages.includes(language)}
            last={data.releases.find((release) => release.language === language) ?? null}
          />
        ))}
      </div>
    </section>
  )
}

/** What the server found that the desk had not. */
const isUnfit = (error: unknown): error is AskError =>
  error instanceof AskError && error.refusal === 'unfit-document'

type CardProps = {
  readonly name: string
  readonly language: LocaleId
  readonly problems: number
  readonly isSaved: boolean
  readonly kind: DocumentKind
  readonly written: unknown
  readonly mayAsk: boolean
  readonly last: Release | null
}

/** One language: where it stands, and the next step of whoever looks. */
function LanguageCard({ name, language, problems, isSaved, kind, written, mayAsk, last }: CardProps) {
  const texts = useTexts()
  const time = useTime()
  const client = useQueryClient()
  const mayPublish = useMay('publish-documents')
  const [note, setNote] = useState('')
  const [dialog, setDialog] = useState<'schedule' | 'withdraw' | null>(null)
  const work = useMutation({
    mutationFn: ({ act }: { readonly act: () => Promise<unknown>; readonly said: string }) => act(),
    onSuccess: (_done, { said }) => {
      sayDone(said)
      setNote('')
      return client.invalidateQueries({ queryKey: ['releases'] })
    },
    onError: (error) => sayProblem(isUnfit(error) ? error.message : sentenceOf(error, texts)),
  })
  const on = (id: string) => ({ params: { id } })
  const state = last?.state ?? null
  const isOver = state === null || ['done', 'refused', 'cancelled', 'failed'].includes(state)
  const { releases } = texts
  return (
    <article className={styles.card} aria-label={texts.documents.languageNames[language]}>
      <div className={styles.cardHead}>
        <h3>{texts.documents.languageNames[language]}</h3>
        {last !== null && (
          <span className={styles.state} data-state={last.state}>
            {releases.states[last.state]}
            {last.kind === 'withdraw' && ` · ${releases.kinds.withdraw}`}
          </span>
        )}
      </div>
      {last === null ? (
        <p className={styles.small}>{releases.never}</p>
      ) : (
        <p className={styles.small}>
          {releases.by(
            last.doneBy ?? last.decidedBy ?? last.askedBy,
            time(last.doneAt ?? last.decidedAt ?? last.askedAt),
          )}
          {last.dueAt !== null &&
            last.state === 'scheduled' &&
            ` · ${releases.due} ${time(last.dueAt)} (${last.zone})`}
        </p>
      )}
      {last?.note && <p>{last.note}</p>}
      {last?.problem && <p className={styles.notice}>{last.problem}</p>}
      {isUnfit(work.error) && <FieldProblems kind={kind} written={written} problem={work.error} />}
      {(last?.mayApprove || (isOver && mayAsk)) && (
        <TextField label={releases.note} value={note} onChange={setNote} />
      )}
      <div className={styles.actions}>
        {isOver && mayAsk && (
          <Button
            kind="secondary"
            isDisabled={problems > 0 || !isSaved}
            onPress={() =>
              work.mutate({
                act: () => ask(askReviewAction, { body: { name, language, note } }),
                said: releases.asked,
              })
            }
          >
            {releases.ask}
          </Button>
        )}
        {last?.mayApprove && (
          <>
            <Button
              kind="primary"
              onPress={() =>
                work.mutate({
                  act: () => ask(approveReleaseAction, { ...on(last.id), body: { note } }),
                  said: releases.approved,
                })
              }
            >
              {releases.approve}
            </Button>
            <Button
              onPress={() =>
                work.mutate({
                  act: () => ask(refuseReleaseAction, { ...on(last.id), body: { note } }),
                  said: releases.refused,
                })
              }
            >
              {releases.refuse}
            </Button>
          </>
        )}
        {last?.mayPublish && ['approved', 'scheduled'].includes(last.state) && (
          <>
            <Button
              kind="primary"
              onPress={() =>
                work.mutate({
                  act: () => ask(publishReleaseAction, { ...on(last.id), body: {} }),
                  said: releases.published,
                })
              }
            >
              {releases.publishNow}
            </Button>
            <Button onPress={() => setDialog('schedule')}>{releases.schedule}</Button>
          </>
        )}
        {last !== null && !isOver && (
          <Button
            onPress={() =>
              work.mutate({
                act: () => ask(cancelReleaseAction, { ...on(last.id), body: {} }),
                said: releases.cancelled,
              })
            }
          >
            {releases.cancel}
          </Button>
        )}
        {isOver && mayPublish && <Button onPress={() => setDialog('withdraw')}>{releases.withdraw}</Button>}
      </div>
      {dialog === 'schedule' && last !== null && (
        <ScheduleDialog id={last.id} onClose={() => setDialog(null)} />
      )}
      {dialog === 'withdraw' && (
        <WithdrawDialog name={name} language={language} onClose={() => setDialog(null)} />
      )}
    </article>
  )
}
