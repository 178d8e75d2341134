import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Page } from '../parts/page.tsx'
import { Failed } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { worklistsQuery } from './declarations.ts'
import { ListScreen } from './list-screen.tsx'
import styles from './worklists.module.css'

/** A list of the address; whoever may not see it is told so, as where there is none. */
export function WorklistPage() {
  const texts = useTexts()
  const { list: id } = useParams({ from: '/signed-in/lists/$list' })
  const { data, error } = useQuery(worklistsQuery)
  const list = data?.find((one) => one.id === id)
  if (list) return <ListScreen key={id} list={list} />
  if (error) return <Failed error={error} />
  return (
    <Page title={data ? texts.notFound : texts.loading}>
      {data && <p className={styles.empty}>{texts.worklists.notAllowed}</p>}
    </Page>
  )
}
