import type { DocumentKind } from '@hongyan/documents/labels'
import { useEffect, useRef, useState } from 'react'
import { cancelReleaseAction } from '../../../site/features/desk/releases/actions.ts'
import { AskError, ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { ChangesOnSite } from '../releases/changes-on-site.tsx'
import { PutBackDialog } from '../releases/put-back-dialog.tsx'
import type { ShownRelease, ShownStanding } from '../releases/release-queries.ts'
import { stateWords } from '../releases/release-words.ts'
import { ScheduleDialog } from '../releases/schedule-dialog.tsx'
import { useReleaseWork } from '../releases/use-release-work.ts'
import { WithdrawDialog } from '../releases/withdraw-dialog.tsx'
import { useTexts } from '../texts/language.tsx'
import { AskForm } from './ask-form.tsx'
import styles from './editor.module.css'
import { FieldProblems } from './field-problems.tsx'
import { PublishButtons } from './publish-buttons.tsx'
import { ReleaseFacts, SiteFacts } from './release-facts.tsx'
import { ReviewForm } from './review-form.tsx'

const openStates: readonly ShownRelease['state'][] = ['in-review', 'approved', 'scheduled']
/** What somebody has to be told of although it is over. */
const toldStates: readonly ShownRelease['state'][] = [...openStates, 'refused', 'failed']

/** What the server found that the desk had not. */
const isUnfit = (error: unknown): error is AskError =>
  error instanceof AskError && error.refusal === 'unfit-document'

/** One language: what is on the site, what is on its way there, and the next step of whoever looks. */
export function LanguageCard({
  name,
  kind,
  revision,
  written,
  standing,
  last,
  mayAsk,
  isSaved,
}: {
  readonly name: string
  readonly kind: string
  /** Of the draft. */
  readonly revision: number
  readonly written: unknown
  readonly standing: ShownStanding
  readonly last: ShownRelease | null
  readonly mayAsk: boolean
  readonly isSaved: boolean
}) {
  const texts = useTexts()
  const { releases } = texts
  const { language, live, before, changes, follows, mayPublish, mayWithdraw } = standing
  const own = texts.documents.languageNames[language]
  const [dialog, setDialog] = useState<'schedule' | 'withdraw' | 'put-back' | null>(null)
  const [isCompared, setCompared] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  const [settled, setSettled] = useState(0)
  const work = useReleaseWork(name, () => setSettled((count) => count + 1), isUnfit)
  // Once something was done its button has gone: whoever uses the keyboard goes on from here.
  useEffect(() => {
    if (settled > 0) head.current?.focus()
  }, [settled])
  const closed = (isDone: boolean) => {
    setDialog(null)
    if (isDone) setSettled((count) => count + 1)
  }
  const isOpen = last !== null && openStates.includes(last.state)
  const mayShow = last?.kind === 'publish' && toldStates.includes(last.state)
  // Hong Kong goes along with the Simplified; by itself it is sent only to come back to the site.
  const isOffered = !isOpen && mayAsk && (live === null || (changes > 0 && !follows))
  const readyTo = (act: 'publish' | 'cancel') =>
    act === 'publish'
      ? last?.mayPublish && (last.state === 'approved' || last.state === 'scheduled')
      : isOpen && last.mayCancel
  return (
    <article className={styles.card} aria-label={own}>
      <div className={styles.cardHead}>
        <h3 ref={head} tabIndex={-1}>
          {own}
        </h3>
        {mayShow && (
          <span className={styles.state} data-state={last.state}>
            {stateWords(last, releases)}
          </span>
        )}
        {!mayShow && (
          <span
            className={styles.state}
            data-state={live === null ? 'offline' : changes > 0 && !follows ? 'newer' : 'done'}
          >
            {live === null ? releases.offline : live.id === null ? releases.live : releases.states.done}
          </span>
        )}
      </div>
      <SiteFacts standing={standing} isOpen={isOpen} />
      {mayShow && <ReleaseFacts release={last} publishers={standing.publishers} />}
      {isUnfit(work.error) && (
        <FieldProblems kind={kind as DocumentKind} written={written} problem={work.error} />
      )}
      {live !== null && changes > 0 && !last?.mayApprove && !follows && (
        <div className={styles.actions}>
          <Button aria-expanded={isCompared} onPress={() => setCompared(!isCompared)}>
            {isCompared ? releases.hideChanges : releases.showChanges}
          </Button>
        </div>
      )}
      {isCompared && changes > 0 && !last?.mayApprove && (
        <ChangesOnSite
          kind={kind}
          name={name}
          language={language}
          {...(isOpen ? { release: last.id } : { revision })}
        />
      )}
      {last?.mayApprove && <ReviewForm kind={kind} release={last} language={own} work={work} />}
      {isOffered && <AskForm name={name} standing={standing} isSaved={isSaved} work={work} />}
      {(readyTo('publish') || readyTo('cancel')) && last !== null && (
        <div className={styles.actions}>
          {readyTo('publish') && (
            <PublishButtons {...{ release: last, own, work }} onSchedule={() => setDialog('schedule')} />
          )}
          {readyTo('cancel') && (
            <Button
              aria-label={`${cancelWords(last, releases)}, ${own}`}
              onPress={() =>
                work.mutate({
                  act: () => ask(cancelReleaseAction, { params: { id: last.id }, body: {} }),
                  said: releases.cancelled,
                  release: last,
                })
              }
            >
              {cancelWords(last, releases)}
            </Button>
          )}
        </div>
      )}
      {((mayPublish && before !== null) || mayWithdraw) && (
        <div className={`${styles.actions} ${styles.rare}`}>
          {mayPublish && before !== null && (
            <Button
              aria-label={`${releases.putBack}: ${texts.documents.version(before.revision)}, ${own}`}
              onPress={() => setDialog('put-back')}
            >
              {releases.putBack}: {texts.documents.version(before.revision)}
            </Button>
          )}
          {mayWithdraw && (
            <Button aria-label={`${releases.withdraw}, ${own}`} onPress={() => setDialog('withdraw')}>
              {releases.withdraw}
            </Button>
          )}
        </div>
      )}
      {dialog === 'schedule' && last !== null && <ScheduleDialog release={last} onClose={closed} />}
      {dialog === 'withdraw' && <WithdrawDialog name={name} language={language} onClose={closed} />}
      {dialog === 'put-back' && before?.id && (
        <PutBackDialog
          {...{ name, kind, language }}
          before={{ ...before, id: before.id }}
          isPrevious
          onClose={closed}
        />
      )}
    </article>
  )
}

function cancelWords(
  { state }: ShownRelease,
  { cancel }: { readonly cancel: Readonly<Record<'review' | 'approved' | 'scheduled', string>> },
): string {
  if (state === 'in-review') return cancel.review
  return state === 'scheduled' ? cancel.scheduled : cancel.approved
}
