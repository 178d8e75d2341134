import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'
import { listDocumentsAction } from '../../../site/features/desk/documents/actions.ts'
import { ask } from '../client/ask.ts'
import { useMay } from '../client/me.ts'
import { Button } from '../parts/button.tsx'
import { Select, TextField } from '../parts/field.tsx'
import { Empty, Page, Panel } from '../parts/page.tsx'
import { Table } from '../parts/table.tsx'
import { useLanguage } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { CreateDialog } from './create-dialog.tsx'
import { documentStates, followingLanguages, isDocumentState, isFollowingLanguage } from './filters.ts'
import styles from './list.module.css'
import { kindName, listedTitle } from './listed-title.ts'

const route = getRouteApi('/signed-in/documents')
const anyOf = 'all'

/** Every document, found by its kind, its state, and words of its title or address. */
export function Documents() {
  const { texts, language } = useLanguage()
  const time = useTime()
  const navigate = route.useNavigate()
  const { kind, state, language: lacking, text = '' } = route.useSearch()
  const [typed, setTyped] = useState(text)
  const [creating, setCreating] = useState(false)
  const mayWrite = useMay('write-documents')
  useEffect(() => {
    if (typed === text) return
    const timer = setTimeout(() => {
      void navigate({
        replace: true,
        search: (before) => ({ ...before, text: typed === '' ? undefined : typed }),
      })
    }, 200)
    return () => clearTimeout(timer)
  }, [typed, text, navigate])
  const asked = useDeferredValue(JSON.stringify({ kind, state, text, language: lacking }))
  const { data } = useSuspenseQuery({
    queryKey: ['documents', asked],
    queryFn: ({ signal }) => ask(listDocumentsAction, { query: JSON.parse(asked) }, signal),
  })
  const nameOfKind = (one: string) => kindName(one, language)
  return (
    <Page
      title={texts.documents.title}
      lead={texts.documents.lead}
      actions={
        mayWrite && (
          <Button kind="primary" onPress={() => setCreating(true)}>
            {texts.documents.create}
          </Button>
        )
      }
    >
      <search className={styles.filters}>
        <TextField
          label={texts.search}
          type="search"
          placeholder={texts.documents.searchPlaceholder}
          value={typed}
          onChange={setTyped}
        />
        <Select
          label={texts.documents.kind}
          value={kind ?? anyOf}
          options={[
            { id: anyOf, label: texts.documents.allKinds },
            ...kindsInOrder(data.kinds).map(([id, count]) => ({
              id,
              label: `${nameOfKind(id)} (${count})`,
            })),
          ]}
          onChange={(value) =>
            void navigate({ search: (before) => ({ ...before, kind: value === anyOf ? undefined : value }) })
          }
        />
        <Select
          label={texts.documents.state}
          value={state ?? anyOf}
          options={[anyOf, ...documentStates].map((id) => ({
            id,
            label: texts.documents.states[id as keyof typeof texts.documents.states],
          }))}
          onChange={(value) =>
            void navigate({
              search: ({ language: _language, ...before }) => ({
                ...before,
                state: isDocumentState(value) ? value : undefined,
              }),
            })
          }
        />
        {(state === 'missing' || state === 'stale') && (
          <Select
            label={texts.documents.languages}
            value={lacking ?? anyOf}
            options={[
              { id: anyOf, label: texts.worklists.any },
              ...followingLanguages.map((id) => ({ id, label: texts.documents.languageNames[id] })),
            ]}
            onChange={(value) =>
              void navigate({
                search: (before) => ({ ...before, language: isFollowingLanguage(value) ? value : undefined }),
              })
            }
          />
        )}
        <p className={styles.count} role="status">
          {texts.documents.count(data.documents.length)}
        </p>
      </search>
      <Panel>
        {data.documents.length === 0 ? (
          <Empty>{texts.nothingFound}</Empty>
        ) : (
          <Table
            label={texts.documents.title}
            rows={data.documents}
            keyOf={({ name }) => name}
            columns={[
              {
                id: 'name',
                label: texts.documents.name,
                cell: ({ name, title, address, kind: own }) => (
                  <>
                    <Link to="/document/$" params={{ _splat: name }} className={styles.link ?? ''}>
                      {listedTitle({ kind: own, title }, language)}
                    </Link>
                    <div className={styles.address}>{address ?? name}</div>
                  </>
                ),
              },
              { id: 'kind', label: texts.documents.kind, cell: ({ kind: own }) => nameOfKind(own) },
              {
                id: 'translation',
                label: texts.documents.translation,
                cell: ({ missing, stale }) => {
                  const old = stale['en-US'] + stale['zh-HK']
                  if (missing === 0 && old === 0)
                    return <span className={styles.fine}>{texts.documents.fine}</span>
                  return (
                    <span className={styles.lacks}>
                      {[
                        missing > 0 && texts.documents.missing(missing),
                        old > 0 && texts.documents.stale(old),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  )
                },
              },
              {
                id: 'changed',
                label: texts.documents.changedAt,
                cell: ({ changed }) =>
                  changed === null ? (
                    <span className={styles.fine}>{texts.documents.shipped}</span>
                  ) : (
                    `${changed.by.name}, ${time(changed.at)}`
                  ),
              },
            ]}
          />
        )}
      </Panel>
      {creating && <CreateDialog onClose={() => setCreating(false)} />}
    </Page>
  )
}

/** Kinds of which there are many before those of which there is one. */
function kindsInOrder(kinds: Readonly<Record<string, number>>): readonly [string, number][] {
  return Object.entries(kinds).toSorted(([, one], [, other]) => other - one)
}
