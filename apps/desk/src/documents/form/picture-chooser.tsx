import { sceneNames } from '@hongyan/documents/scenes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { useMay } from '../../client/me.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import { PictureImage } from '../../pictures/picture-image.tsx'
import { picturesQuery } from '../../pictures/picture-query.ts'
import { UploadTray } from '../../pictures/upload-tray.tsx'
import { UploadButton, UploadZone } from '../../pictures/upload-zone.tsx'
import { useUploads } from '../../pictures/use-uploads.ts'
import { useLanguage } from '../../texts/language.tsx'
import styles from './form.module.css'
import { Scene } from './picture-field.tsx'

type Choosing = { readonly value: string; readonly onChoose: (value: string) => void }

/** All pictures there are, those that were uploaded and those that come with the site; more are uploaded in place. */
export function PictureChooser({
  label,
  onClose,
  ...choosing
}: Choosing & { readonly label: string; readonly onClose: () => void }) {
  const { texts } = useLanguage()
  return (
    <Dialog title={label} open onClose={onClose} size="wide">
      <Tabs
        defaultSelectedKey={choosing.value.startsWith('media:') ? 'library' : 'shipped'}
        className={styles.tabs ?? ''}
      >
        <TabList aria-label={label} className={styles.tabList ?? ''}>
          <Tab id="shipped" className={styles.tab ?? ''}>
            {texts.pictures.shipped}
          </Tab>
          <Tab id="library" className={styles.tab ?? ''}>
            {texts.pictures.library}
          </Tab>
        </TabList>
        <TabPanel id="shipped">
          <ul className={styles.scenes}>
            {sceneNames.map((name) => (
              <Choice key={name} name={name} {...choosing}>
                <Scene name={name} />
                {name}
              </Choice>
            ))}
          </ul>
        </TabPanel>
        <TabPanel id="library">
          <Library {...choosing} />
        </TabPanel>
      </Tabs>
    </Dialog>
  )
}

function Library(choosing: Choosing) {
  const { texts, language } = useLanguage()
  const mayUpload = useMay('upload-pictures')
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const found = useInfiniteQuery(picturesQuery(search))
  const uploads = useUploads()
  const shown = found.data?.pages.flatMap(({ pictures }) => pictures) ?? []
  return (
    <UploadZone uploads={uploads} isEnabled={mayUpload}>
      <div className={styles.libraryHead}>
        <TextField
          label={texts.search}
          type="search"
          placeholder={texts.pictures.searchPlaceholder}
          value={typed}
          onChange={setTyped}
        />
        {mayUpload && <UploadButton uploads={uploads} kind="secondary" />}
      </div>
      <UploadTray uploads={uploads} onUse={(id) => choosing.onChoose(`media:${id}`)} />
      {found.data !== undefined && shown.length === 0 && (
        <p className={styles.help}>{search === '' ? texts.pictures.none : texts.nothingFound}</p>
      )}
      <ul className={styles.scenes}>
        {shown.map((picture) => (
          <Choice key={picture.id} name={`media:${picture.id}`} {...choosing}>
            <PictureImage picture={picture} at={120} />
            {picture.alt[language]}
          </Choice>
        ))}
      </ul>
      {found.hasNextPage && (
        <div>
          <Button onPress={() => void found.fetchNextPage()}>{texts.pictures.more}</Button>
        </div>
      )}
    </UploadZone>
  )
}

function Choice({
  name,
  value,
  onChoose,
  children,
}: Choosing & { readonly name: string; readonly children: ReactNode }) {
  return (
    <li>
      <button
        type="button"
        className={styles.scene}
        aria-pressed={name === value}
        onClick={() => onChoose(name)}
      >
        {children}
      </button>
    </li>
  )
}
