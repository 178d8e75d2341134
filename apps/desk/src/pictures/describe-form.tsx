import { isDerived, localeOf, writtenIds } from '@hongyan/locales'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describePictureAction } from '../../../site/features/desk/media/actions.ts'
import { AskError, ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/field.tsx'
import { Panel } from '../parts/page.tsx'
import { sayDone } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { languageOrder } from '../texts/language-order.ts'
import { FocusField } from './focus-field.tsx'
import { PictureImage } from './picture-image.tsx'
import { type Picture, wholePictureQuery } from './picture-query.ts'
import styles from './pictures.module.css'
import { useObjectUrl } from './use-object-url.ts'

/** What stays of a picture in sight, and what it shows, in each language; saved is published. */
export function DescribeForm({
  picture,
  isReadOnly,
}: {
  readonly picture: Picture
  readonly isReadOnly: boolean
}) {
  const texts = useTexts()
  const { pictures, documents } = texts
  const client = useQueryClient()
  const { id, revision } = picture
  const [alt, setAlt] = useState(picture.alt)
  const [focus, setFocus] = useState(picture.focus)
  const [rights, setRights] = useState({ credit: picture.credit, licence: picture.licence })
  const whole = useQuery({ ...wholePictureQuery(id, revision), enabled: !isReadOnly })
  const url = useObjectUrl(whole.data ?? null)
  const isSame =
    writtenIds.every((language) => (alt[language] ?? '') === (picture.alt[language] ?? '')) &&
    focus.x === picture.focus.x &&
    focus.y === picture.focus.y &&
    rights.credit === picture.credit &&
    rights.licence === picture.licence
  const save = useMutation({
    mutationFn: () => {
      // What is derived and said by nobody is left out.
      const said = Object.entries(alt).filter(
        ([id, text]) => text?.trim() || writtenIds.some((one) => one === id && localeOf(one).complete),
      )
      const texts = Object.fromEntries(said) as typeof alt
      return ask(describePictureAction, { params: { id }, body: { alt: texts, focus, revision, ...rights } })
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['pictures'] })
      sayDone(pictures.saved)
    },
  })
  const fields = save.error instanceof AskError ? save.error.fields : []
  const problemOf = (field: string) => fields.find(({ path }) => path === field)?.message ?? null
  return (
    <Panel>
      <form
        className={styles.detail}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        <div className={styles.sight}>
          {url === null ? (
            <PictureImage picture={picture} at={560} />
          ) : (
            <FocusField url={url} focus={focus} isReadOnly={isReadOnly} onChange={setFocus} />
          )}
          {!isReadOnly && (
            <p id="focus-help" className={styles.small}>
              {pictures.focusHelp}
            </p>
          )}
        </div>
        <div className={styles.texts}>
          <h2>{pictures.shows}</h2>
          <p className={styles.small}>{pictures.altHelp}</p>
          {languageOrder.map((language) => (
            <TextField
              key={language}
              multiline
              label={documents.languageNames[language]}
              placeholder={isDerived(language) ? documents.followsSimplified : ''}
              value={alt[language] ?? ''}
              maxLength={300}
              isReadOnly={isReadOnly}
              onChange={(text) => setAlt({ ...alt, [language]: text })}
              problem={problemOf(`alt.${language}`)}
            />
          ))}
          <h2>{pictures.rights}</h2>
          <p className={styles.small}>{pictures.rightsHelp}</p>
          {(['credit', 'licence'] as const).map((one) => (
            <TextField
              key={one}
              label={pictures[one]}
              value={rights[one]}
              maxLength={300}
              isReadOnly={isReadOnly}
              onChange={(text) => setRights({ ...rights, [one]: text })}
              problem={problemOf(one)}
            />
          ))}
          {!isReadOnly && (
            <>
              <p className={styles.small}>{pictures.savedIsPublished}</p>
              {save.error !== null && fields.length === 0 && (
                <p role="alert" className={styles.refused}>
                  {sentenceOf(save.error, texts)}
                </p>
              )}
              <div className={styles.formEnd}>
                <Button type="submit" kind="primary" isDisabled={isSame || save.isPending}>
                  {pictures.savePublish}
                </Button>
                {!isSame && (
                  <Button
                    onPress={() => {
                      setAlt(picture.alt)
                      setFocus(picture.focus)
                      setRights({ credit: picture.credit, licence: picture.licence })
                    }}
                  >
                    {texts.cancel}
                  </Button>
                )}
              </div>
            </>
          )}
        </div>
      </form>
    </Panel>
  )
}
