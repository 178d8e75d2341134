import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { listReleasesAction } from '../../../site/features/desk/releases/actions.ts'
import { ask } from '../client/ask.ts'
import editorStyles from '../documents/editor.module.css'
import { Select } from '../parts/field.tsx'
import { Empty, Page, Panel } from '../parts/page.tsx'
import { Table } from '../parts/table.tsx'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { isReleaseFilter, type ReleaseFilter, releaseStates } from './filters.ts'
import styles from './releases.module.css'

const route = getRouteApi('/signed-in/releases')

/** What is on its way to the site, and what has arrived. */
export function Releases() {
  const texts = useTexts()
  const time = useTime()
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
                cell: ({ name, title, note }) => (
                  <>
                    <Link
                      to="/document/$"
                      params={{ _splat: name }}
                      search={{ side: 'publish' }}
                      className={styles.link ?? ''}
                    >
                      {title ?? name}
                    </Link>
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
                cell: ({ state, kind }) => (
                  <span className={editorStyles.state} data-state={state}>
                    {releases.states[state]}
                    {kind === 'withdraw' && ` · ${releases.kinds.withdraw}`}
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
                cell: ({ dueAt, zone }) => (dueAt === null ? '' : `${time(dueAt)} (${zone})`),
              },
            ]}
          />
        )}
      </Panel>
    </Page>
  )
}

function queryOf(show: ReleaseFilter | undefined) {
  if (show === 'mine' || show === 'returned') return { [show]: '1' }
  return show === undefined ? {} : { state: show }
}
