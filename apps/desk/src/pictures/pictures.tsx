import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { exportPicturesAction } from '../../../site/features/desk/media/actions.ts'
import { useMay } from '../client/me.ts'
import editorStyles from '../documents/editor.module.css'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/field.tsx'
import { Empty, Page, Panel } from '../parts/page.tsx'
import { Table } from '../parts/table.tsx'
import { useLanguage } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { SaveMenu } from '../worklists/save-menu.tsx'
import { PictureImage } from './picture-image.tsx'
import { type Picture, picturesQuery } from './picture-query.ts'
import styles from './pictures.module.css'
import { UploadTray } from './upload-tray.tsx'
import { UploadButton, UploadZone } from './upload-zone.tsx'
import { useUploads } from './use-uploads.ts'

const route = getRouteApi('/signed-in/pictures')

/** Every uploaded picture, in a grid or a list; more are uploaded here. */
export function Pictures() {
  const { texts } = useLanguage()
  const { pictures } = texts
  const navigate = route.useNavigate()
  const { text = '', view = 'grid' } = route.useSearch()
  const [typed, setTyped] = useState(text)
  const mayUpload = useMay('upload-pictures')
  const uploads = useUploads()
  useEffect(() => {
    if (typed === text) return
    const timer = setTimeout(() => {
      void navigate({ replace: true, search: (before) => ({ ...before, text: typed || undefined }) })
    }, 200)
    return () => clearTimeout(timer)
  }, [typed, text, navigate])
  const found = useSuspenseInfiniteQuery(picturesQuery(useDeferredValue(text)))
  const shown = found.data.pages.flatMap((page) => page.pictures)
  return (
    <Page
      title={pictures.title}
      lead={pictures.lead}
      actions={
        <>
          <SaveMenu path={exportPicturesAction.path} body={() => ({ search: text })} />
          {mayUpload && <UploadButton uploads={uploads} />}
        </>
      }
    >
      <UploadZone uploads={uploads} isEnabled={mayUpload}>
        <UploadTray uploads={uploads} />
        <search className={styles.filters}>
          <TextField
            label={texts.search}
            type="search"
            placeholder={pictures.searchPlaceholder}
            value={typed}
            onChange={setTyped}
          />
          <ToggleButtonGroup
            aria-label={pictures.view}
            disallowEmptySelection
            selectedKeys={[view]}
            onSelectionChange={(keys) => {
              const next = keys.has('list') ? ('list' as const) : undefined
              void navigate({ replace: true, search: (before) => ({ ...before, view: next }) })
            }}
            className={editorStyles.toggles ?? ''}
          >
            {(['grid', 'list'] as const).map((one) => (
              <ToggleButton key={one} id={one} className={editorStyles.toggle ?? ''}>
                {pictures.views[one]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </search>
        {shown.length === 0 ? (
          <Panel>
            <Empty>{text === '' ? pictures.none : texts.nothingFound}</Empty>
          </Panel>
        ) : view === 'grid' ? (
          <Grid pictures={shown} />
        ) : (
          <List pictures={shown} />
        )}
        {found.hasNextPage && (
          <div>
            <Button isPending={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
              {pictures.more}
            </Button>
          </div>
        )}
      </UploadZone>
    </Page>
  )
}

type Listed = { readonly pictures: readonly Picture[] }

function Grid({ pictures }: Listed) {
  const { language } = useLanguage()
  return (
    <ul className={styles.grid}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <Link to="/pictures/$id" params={{ id: picture.id }} className={styles.card ?? ''}>
            <PictureImage picture={picture} at={260} />
            <span className={styles.cardText}>{picture.alt[language]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function List({ pictures: shown }: Listed) {
  const { texts, language } = useLanguage()
  const time = useTime()
  const { pictures } = texts
  return (
    <Panel>
      <Table
        label={pictures.title}
        rows={shown}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'picture',
            label: pictures.picture,
            width: '1.4rem',
            cell: (picture) => (
              <span className={styles.thumb}>
                <PictureImage picture={picture} at={96} />
              </span>
            ),
          },
          {
            id: 'alt',
            label: pictures.shows,
            cell: ({ id, alt }) => (
              <Link to="/pictures/$id" params={{ id }} className={styles.link ?? ''}>
                {alt[language]}
              </Link>
            ),
          },
          { id: 'name', label: pictures.file, cell: ({ name }) => name },
          { id: 'credit', label: pictures.credit, cell: ({ credit }) => credit },
          {
            id: 'pixels',
            label: pictures.pixels,
            align: 'end',
            cell: ({ width, height }) => `${width} × ${height}`,
          },
          { id: 'changed', label: pictures.changed, cell: ({ changedAt }) => time(changedAt) },
        ]}
      />
    </Panel>
  )
}
