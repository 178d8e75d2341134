import { scenes } from '@hongyan/documents/scenes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { PictureImage } from '../../pictures/picture-image.tsx'
import { pictureQuery } from '../../pictures/picture-query.ts'
import { useLanguage } from '../../texts/language.tsx'
import styles from './form.module.css'
import { useFormView } from './form-context.ts'
import { PictureChooser } from './picture-chooser.tsx'

/** A picture: one that comes with the site, or one of those that were uploaded. */
export function PictureField({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const { texts } = useLanguage()
  const { mayShape } = useFormView()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.picture}>
      {value.startsWith('media:') ? <Uploaded id={value.slice('media:'.length)} /> : <Shipped name={value} />}
      {mayShape && (
        <Button aria-label={`${label}: ${texts.documents.choosePicture}`} onPress={() => setOpen(true)}>
          {texts.documents.choosePicture}
        </Button>
      )}
      {open && (
        <PictureChooser
          label={label}
          value={value}
          onChoose={(next) => {
            onChange(next)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

function Shipped({ name }: { readonly name: string }) {
  return (
    <>
      {name in scenes && <Scene name={name} />}
      <span className={styles.help}>{name}</span>
    </>
  )
}

function Uploaded({ id }: { readonly id: string }) {
  const { texts, language } = useLanguage()
  const { data, error } = useQuery(pictureQuery(id))
  if (error !== null)
    return (
      <span className={styles.problem} role="alert">
        {texts.pictures.gone}
      </span>
    )
  if (data === undefined) return <span className={styles.help}>{texts.loading}</span>
  return (
    <>
      <span className={styles.uploaded}>
        <PictureImage picture={data.picture} at={80} />
      </span>
      <span className={styles.help}>{data.picture.alt[language]}</span>
    </>
  )
}

/** A picture that comes with the site, small. */
export function Scene({ name }: { readonly name: string }) {
  const { avif, width, height } = scenes[name as keyof typeof scenes]
  return <img src={avif[0]?.url} alt="" loading="lazy" width={width / 6} height={height / 6} />
}
