import type { DocumentKind } from '@hongyan/documents/labels'
import type { LocaleId } from '@hongyan/locales'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { openDocumentAction } from '../../../site/features/desk/documents/actions.ts'
import {
  compareVersionsAction,
  listVersionsAction,
  restoreVersionAction,
} from '../../../site/features/desk/documents/versions/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { sayProblem } from '../parts/toasts.tsx'
import { ChangesList } from '../releases/changes-list.tsx'
import { type Before, PutBackDialog } from '../releases/put-back-dialog.tsx'
import { publicationsQuery, standingQuery } from '../releases/release-queries.ts'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import styles from './editor.module.css'
import type { PanelProps } from './side-panel.tsx'
import { VersionMarks } from './version-marks.tsx'

const route = getRouteApi('/signed-in/document/$')

/** Every version, which of them is or was on the site, how it differs from what stands now, and the ways back to it. */
export function HistoryPanel({ opened, state, tell }: PanelProps) {
  const texts = useTexts()
  const time = useTime()
  const client = useQueryClient()
  const navigate = route.useNavigate()
  const [compared, setCompared] = useState<number | null>(null)
  const [chosen, setChosen] = useState<{ readonly language: LocaleId; readonly before: Before } | null>(null)
  const { name, kind } = opened
  const { data } = useSuspenseQuery({
    queryKey: ['versions', name, state.revision],
    queryFn: ({ signal }) => ask(listVersionsAction, { query: { name } }, signal),
  })
  const { data: publications = [] } = useQuery(publicationsQuery(name))
  const { data: standings = [] } = useQuery(standingQuery(name, state.revision))
  const isAsOnSite =
    standings.length > 0 && standings.every(({ live, changes }) => live !== null && changes === 0)
  const head = useRef<HTMLHeadingElement>(null)
  const restore = useMutation({
    mutationFn: async (revision: number) => {
      await ask(restoreVersionAction, { body: { name, revision, base: state.revision } })
      return ask(openDocumentAction, { query: { name } })
    },
    onSuccess: (restored) => {
      tell({ kind: 'opened', written: restored.seed, revision: restored.revision })
      client.setQueryData(['document', name], restored)
    },
    onError: (error) => sayProblem(sentenceOf(error, texts)),
  })
  return (
    <section className={styles.panel} aria-label={texts.documents.history}>
      <h2 ref={head} tabIndex={-1}>
        {texts.documents.history}
      </h2>
      {restore.isSuccess && (
        <div role="status" className={styles.notice}>
          <p>{isAsOnSite ? texts.releases.restoredSame : texts.releases.restored}</p>
          {!isAsOnSite && (
            <Button
              kind="primary"
              autoFocus
              onPress={() => void navigate({ search: { side: 'publish' }, replace: true })}
            >
              {texts.releases.toReview}
            </Button>
          )}
        </div>
      )}
      <ul className={styles.cards}>
        {data.versions.map(({ revision, madeBy, changedAt }) => (
          <li key={revision} className={styles.card}>
            <div className={styles.cardHead}>
              <strong>{texts.documents.version(revision)}</strong>
              <span className={styles.small}>
                {madeBy === null ? '' : `${madeBy.name}, ${time(changedAt)}`}
              </span>
            </div>
            <VersionMarks
              revision={revision}
              publications={publications}
              standings={standings}
              onPutBack={(language, before) => setChosen({ language, before })}
            />
            {revision !== state.revision && (
              <div className={styles.actions}>
                <Button
                  aria-expanded={compared === revision}
                  onPress={() => setCompared(compared === revision ? null : revision)}
                >
                  {texts.documents.compare}
                </Button>
                {opened.may.write && (
                  <Button
                    isDisabled={state.saving.kind !== 'saved'}
                    isPending={restore.isPending}
                    onPress={() => restore.mutate(revision)}
                  >
                    {texts.documents.restore}
                  </Button>
                )}
              </div>
            )}
            {compared === revision && <Difference opened={opened} from={revision} to={state.revision} />}
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <PutBackDialog
          {...{ name, kind, ...chosen }}
          isPrevious={false}
          onClose={(isDone) => {
            setChosen(null)
            if (isDone) head.current?.focus()
          }}
        />
      )}
    </section>
  )
}

function Difference({
  opened: { name, kind, seed },
  from,
  to,
}: {
  readonly opened: PanelProps['opened']
  readonly from: number
  readonly to: number
}) {
  const texts = useTexts()
  const { data } = useQuery({
    queryKey: ['compare', name, from, to],
    queryFn: ({ signal }) =>
      ask(compareVersionsAction, { query: { name, from: String(from), to: String(to) } }, signal),
  })
  if (data === undefined) return <p className={styles.small}>{texts.loading}</p>
  if (data.changes.length === 0) return <p className={styles.small}>{texts.documents.noChanges}</p>
  return <ChangesList kind={kind as DocumentKind} seed={seed} changes={data.changes} />
}
