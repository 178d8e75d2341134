import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { findUsesAction } from '../../../site/features/desk/documents/lookups/actions.ts'
import { ask } from '../client/ask.ts'
import { useMay } from '../client/me.ts'
import { listedTitle } from '../documents/listed-title.ts'
import { Button } from '../parts/button.tsx'
import { Page, Panel } from '../parts/page.tsx'
import { useLanguage } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { DescribeForm } from './describe-form.tsx'
import { pictureQuery } from './picture-query.ts'
import styles from './pictures.module.css'
import { ReplaceButton } from './replace-button.tsx'

const route = getRouteApi('/signed-in/pictures/$id')

/** One uploaded picture: what stays of it in sight, what it shows, and where it is shown. */
export function PictureScreen() {
  const { id } = route.useParams()
  const { texts, language } = useLanguage()
  const { pictures } = texts
  const time = useTime()
  const navigate = useNavigate()
  const mayChange = useMay('upload-pictures')
  const [isDeleting, setDeleting] = useState(false)
  const { data } = useSuspenseQuery(pictureQuery(id))
  const { picture, uses } = data
  return (
    <Page
      title={picture.alt[language]}
      lead={
        <>
          <Link to="/pictures" className={styles.link ?? ''}>
            {pictures.back}
          </Link>
          {` · ${picture.name} · ${picture.width} × ${picture.height} · ${pictures.changedAt(time(picture.changedAt))}`}
        </>
      }
      actions={
        mayChange && (
          <>
            <ReplaceButton picture={picture} />
            <Button onPress={() => setDeleting(true)}>{pictures.delete}</Button>
          </>
        )
      }
    >
      <DescribeForm key={picture.revision} picture={picture} isReadOnly={!mayChange} />
      <Panel label={pictures.usedIn}>
        <div className={styles.uses}>
          <h2>{pictures.usedIn}</h2>
          <Uses id={id} uses={uses} />
        </div>
      </Panel>
      {isDeleting && (
        <DeleteDialog
          picture={picture}
          uses={<Uses id={id} uses={uses} />}
          isUsed={uses.length > 0}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate({ to: '/pictures' })}
        />
      )}
    </Page>
  )
}

/** Documents that show it, by what they are called; what is published of others stands by its code. */
function Uses({ id, uses }: { readonly id: string; readonly uses: readonly string[] }) {
  const { texts, language } = useLanguage()
  const { pictures } = texts
  const titles = useQuery({
    queryKey: ['pictures', 'uses', id, uses.join()],
    queryFn: ({ signal }) =>
      ask(findUsesAction, { query: { what: 'picture', value: `media:${id}` } }, signal),
  })
  if (uses.length === 0) return <p className={styles.small}>{pictures.unused}</p>
  const titleOf = (name: string) => {
    const found = titles.data?.documents.find((one) => one.name === name)
    return found === undefined ? name : listedTitle(found, language)
  }
  return (
    <ul className={styles.useList}>
      {uses.map((use) => (
        <li key={use}>
          {use.includes('/') ? (
            <>
              <Link to="/document/$" params={{ _splat: use }} className={styles.link ?? ''}>
                {titleOf(use)}
              </Link>
              <span className={styles.small}> {use}</span>
            </>
          ) : (
            <span className={styles.small}>{pictures.publishedAs(use)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
