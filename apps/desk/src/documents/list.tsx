import { buttonClass } from '@hongyan/ui/button.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { useMay } from '../client/me.ts'
import { ExportButton } from '../importing/export-button.tsx'
import { Button } from '../parts/button.tsx'
import { Empty, Page, Panel } from '../parts/page.tsx'
import { Table } from '../parts/table.tsx'
import { useLanguage } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { CreateDialog } from './create-dialog.tsx'
import { listedLanguages } from './filters.ts'
import { LanguageState } from './language-state.tsx'
import styles from './list.module.css'
import { ListFilters } from './list-filters.tsx'
import { type ListedRow, listQuery, namesFound, rowsAtOnce } from './list-query.ts'
import { kindName, listedTitle } from './listed-title.ts'

const route = getRouteApi('/signed-in/documents')

/** Every document with the state of each of its languages, found by kind, state, and words of its title or address. */
export function Documents() {
  const { texts, language } = useLanguage()
  const time = useTime()
  const search = route.useSearch()
  const [creating, setCreating] = useState(false)
  const [limit, setLimit] = useState(rowsAtOnce)
  const mayWrite = useMay('write-documents')
  const mayTranslate = useMay('translate-documents')
  const asked = useDeferredValue(JSON.stringify({ ...search, limit }))
  const { data } = useSuspenseQuery(listQuery(JSON.parse(asked)))
  const left = data.total - data.documents.length
  return (
    <Page
      title={texts.documents.title}
      lead={texts.documents.lead}
      actions={
        <>
          <ExportButton total={data.total} namesOf={() => namesFound(JSON.parse(asked))} />
          {(mayWrite || mayTranslate) && (
            <Link to="/documents/import" className={buttonClass({ kind: 'quiet', size: 'small' })}>
              {texts.importing.link}
            </Link>
          )}
          {mayWrite && (
            <Button kind="primary" onPress={() => setCreating(true)}>
              {texts.documents.create}
            </Button>
          )}
        </>
      }
    >
      <ListFilters kinds={data.kinds} total={data.total} />
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
                cell: ({ name, title, address, kind }) => (
                  <>
                    <Link to="/document/$" params={{ _splat: name }} className={styles.link ?? ''}>
                      {listedTitle({ kind, title }, language)}
                    </Link>
                    <div className={styles.address}>
                      {kindName(kind, language)} · {address ?? name}
                    </div>
                  </>
                ),
              },
              ...listedLanguages.map((one) => ({
                id: one,
                label: texts.documents.languageNames[one],
                cell: (row: ListedRow) => <LanguageState row={row} language={one} />,
              })),
              {
                id: 'changed',
                label: texts.documents.changedAt,
                cell: ({ changed }) =>
                  changed === null ? (
                    <span className={styles.fine}>{texts.documents.shipped}</span>
                  ) : (
                    <>
                      {changed.by.name}
                      <div className={styles.fine}>{time(changed.at)}</div>
                    </>
                  ),
              },
            ]}
          />
        )}
      </Panel>
      {left > 0 && (
        <div className={styles.more}>
          <Button onPress={() => setLimit(limit + rowsAtOnce)}>
            {texts.documents.more(Math.min(left, rowsAtOnce))}
          </Button>
        </div>
      )}
      {creating && <CreateDialog onClose={() => setCreating(false)} />}
    </Page>
  )
}
