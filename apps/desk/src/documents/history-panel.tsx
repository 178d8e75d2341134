import { pathLabel } from '@hongyan/documents/forms/path-label'
import type { DocumentKind } from '@hongyan/documents/labels'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openDocumentAction } from '../../../site/features/desk/documents/actions.ts'
import {
  compareVersionsAction,
  listVersionsAction,
  restoreVersionAction,
} from '../../../site/features/desk/documents/versions/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { sayDone, sayProblem } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useLanguage } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import styles from './editor.module.css'
import { showValue } from './show-value.ts'
import type { PanelProps } from './side-panel.tsx'

/** Every version, how it differs from what stands now, and the way back to it. */
export function HistoryPanel({ opened, state, tell }: PanelProps) {
  const { texts } = useLanguage()
  const time = useTime()
  const client = useQueryClient()
  const [compared, setCompared] = useState<number | null>(null)
  const { name } = opened
  const { data } = useSuspenseQuery({
    queryKey: ['versions', name, state.revision],
    queryFn: ({ signal }) => ask(listVersionsAction, { query: { name } }, signal),
  })
  const restore = useMutation({
    mutationFn: async (revision: number) => {
      await ask(restoreVersionAction, { body: { name, revision, base: state.revision } })
      return ask(openDocumentAction, { query: { name } })
    },
    onSuccess: (restored) => {
      tell({ kind: 'opened', written: restored.seed, revision: restored.revision })
      client.setQueryData(['document', name], restored)
      sayDone(texts.documents.restored)
    },
    onError: (error) => sayProblem(sentenceOf(error, texts)),
  })
  return (
    <section className={styles.panel} aria-label={texts.documents.history}>
      <h2>{texts.documents.history}</h2>
      <ul className={styles.cards}>
        {data.versions.map(({ revision, madeBy, changedAt }) => (
          <li key={revision} className={styles.card}>
            <div className={styles.cardHead}>
              <strong>{texts.documents.version(revision)}</strong>
              <span className={styles.small}>
                {madeBy === null ? '' : `${madeBy.name}, ${time(changedAt)}`}
              </span>
            </div>
            {revision !== state.revision && (
              <div className={styles.actions}>
                <Button onPress={() => setCompared(compared === revision ? null : revision)}>
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
    </section>
  )
}

function Difference({
  opened,
  from,
  to,
}: {
  readonly opened: PanelProps['opened']
  readonly from: number
  readonly to: number
}) {
  const { texts, language } = useLanguage()
  const { name } = opened
  const { data } = useQuery({
    queryKey: ['compare', name, from, to],
    queryFn: ({ signal }) =>
      ask(compareVersionsAction, { query: { name, from: String(from), to: String(to) } }, signal),
  })
  if (data === undefined) return <p className={styles.small}>{texts.loading}</p>
  if (data.changes.length === 0) return <p className={styles.small}>{texts.documents.noChanges}</p>
  return (
    <ul>
      {data.changes.map(({ path, before, after }) => (
        <li key={path.join('/')} className={styles.diff}>
          <strong>
            {pathLabel(opened.kind as DocumentKind, path, opened.seed)[language === 'zh-CN' ? 0 : 1]}
          </strong>
          {before !== null && <del>{showValue(before)}</del>}
          {after !== null && <ins>{showValue(after)}</ins>}
        </li>
      ))}
    </ul>
  )
}
