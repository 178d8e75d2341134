import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { listReleasesAction } from '../../../site/features/desk/releases/actions.ts'
import { ask } from '../client/ask.ts'
import editorStyles from '../documents/editor.module.css'
import { kindName } from '../documents/listed-title.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Select } from '../parts/field.tsx'
import { Empty, Page, Panel } from '../parts/page.tsx'
import { Table } from '../parts/table.tsx'
import { useLanguage } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { isReleaseFilter, type ReleaseFilter, releaseStates } from './filters.ts'
import { PutBackDialog } from './put-back-dialog.tsx'
import { type ShownRelease, standingQuery } from './release-queries.ts'
import { stateWords } from './release-words.ts'
import styles from './releases.module.css'

const route = getRouteApi('/signed-in/releases')

/** What is on its way to the site, and what has arrived. */
export function Releases() {
  const { texts, language: own } = useLanguage()
  const time = useTime()
  const [chosen, setChosen] = useState<ShownRelease | null>(null)
  const table = useRef<HTMLDivElement>(null)
  const navigate = route.useNavigate()
  const { show } = route.useSearch()
  const { data } = useSuspenseQuery({
    queryKey: ['releases', 'list', show ?? ''],
    queryFn: ({ signal }) =>
      ask(
        listReleasesAction,
        {
          query: {
            limit: '100',
            ...queryOf(show),
          },
        },
        signal,
      ),
  })
  const { releases } = texts
  return (
    <Page title={releases.title} lead={releases.lead}>
      <div className={styles.filters}>
        <Select
          label={texts.documents.state}
          value={show ?? 'all'}
          options={[
            { id: 'all', label: releases.all },
            { id: 'mine', label: releases.mine },
            { id: 'returned', label: texts.today.matters.returned.name },
            ...releaseStates.map((id) => ({ id, label: releases.states[id] })),
          ]}
          onChange={(value) => void navigate({ search: isReleaseFilter(value) ? { show: value } : {} })}
        />
      </div>
      <Panel>
        <div ref={table} tabIndex={-1} className={styles.list}>
          {data.releases.length === 0 ? (
            <Empty>{texts.nothingFound}</Empty>
          ) : (
            <Table
              label={releases.title}
              rows={data.releases}
              keyOf={({ id }) => id}
              columns={[
                {
                  id: 'document',
                  label: releases.document,
                  cell: ({ name, documentKind, title, address, note }) => (
                    <>
                      <Link
                        to="/document/$"
                        params={{ _splat: name }}
                        search={{ side: 'publish' }}
                        className={styles.link ?? ''}
                      >
                        {title ?? kindName(documentKind, own)}
                      </Link>
                      <div className={styles.small}>
                        {kindName(documentKind, own)} · {address ?? name}
                      </div>
                      {note && <div className={styles.small}>{note}</div>}
                    </>
                  ),
                },
                {
                  id: 'language',
                  label: releases.language,
                  cell: ({ language }) => texts.documents.languageNames[language],
                },
                {
                  id: 'state',
                  label: releases.state,
                  cell: (release) => (
                    <span
                      className={editorStyles.state}
                      data-state={release.state === 'done' && !release.isLive ? 'over' : release.state}
                    >
                      {stateWords(release, releases)}
                    </span>
                  ),
                },
                {
                  id: 'by',
                  label: releases.askedBy,
                  cell: ({ askedBy, askedAt }) => releases.by(askedBy, time(askedAt)),
                },
                {
                  id: 'due',
                  label: releases.due,
                  cell: ({ state, dueAt, doneAt, wishedAt, askedBy }) => {
                    if (doneAt !== null || dueAt !== null) return time(doneAt ?? dueAt)
                    const isComing = state === 'in-review' || state === 'approved'
                    return isComing && wishedAt !== null ? releases.wished(askedBy, time(wishedAt)) : ''
                  },
                },
                {
                  id: 'actions',
                  label: releases.actions,
                  hideLabel: true,
                  cell: (release) =>
                    release.isLive &&
                    release.mayPublish && (
                      <Button
                        aria-label={`${releases.putBack}, ${release.title ?? kindName(release.documentKind, own)}, ${texts.documents.languageNames[release.language]}`}
                        onPress={() => setChosen(release)}
                      >
                        {releases.putBack}
                      </Button>
                    ),
                },
              ]}
            />
          )}
        </div>
      </Panel>
      {chosen !== null && (
        <PutBackOf
          release={chosen}
          onClose={(isDone) => {
            setChosen(null)
            // The button that was pressed may have gone with its row.
            if (isDone) table.current?.focus()
          }}
        />
      )}
    </Page>
  )
}

/** The way back from what a release published. */
function PutBackOf({
  release: { name, documentKind, language },
  onClose,
}: {
  readonly release: ShownRelease
  readonly onClose: (isDone: boolean) => void
}) {
  const { texts } = useLanguage()
  const { data } = useQuery(standingQuery(name, 0))
  if (data === undefined) return null
  const before = data.find((one) => one.language === language)?.before ?? null
  if (before?.id)
    return (
      <PutBackDialog
        {...{ name, language, onClose }}
        kind={documentKind}
        before={{ ...before, id: before.id }}
        isPrevious
      />
    )
  return (
    <Dialog title={texts.releases.putBack} open onClose={() => onClose(false)}>
      <p>{texts.releases.nothingBefore}</p>
    </Dialog>
  )
}

function queryOf(show: ReleaseFilter | undefined) {
  if (show === 'mine' || show === 'returned') return { [show]: '1' }
  return show === undefined ? {} : { state: show }
}
