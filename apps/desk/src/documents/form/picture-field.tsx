import { sceneNames, scenes } from '@hongyan/documents/scenes'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useTexts } from '../../texts/language.tsx'
import styles from './form.module.css'
import { useFormView } from './form-context.ts'

/** A picture that has been drawn, chosen from all of them. */
export function PictureField({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const texts = useTexts()
  const { mayShape } = useFormView()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.picture}>
      {value in scenes && <Scene name={value} />}
      <span className={styles.help}>{value}</span>
      {mayShape && (
        <Button aria-label={`${label}: ${texts.documents.choosePicture}`} onPress={() => setOpen(true)}>
          {texts.documents.choosePicture}
        </Button>
      )}
      {open && (
        <Dialog title={label} open onClose={() => setOpen(false)} size="wide">
          <ul className={styles.scenes}>
            {sceneNames.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.scene}
                  aria-pressed={name === value}
                  onClick={() => {
                    onChange(name)
                    setOpen(false)
                  }}
                >
                  <Scene name={name} />
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  )
}

function Scene({ name }: { readonly name: string }) {
  const { avif, width, height } = scenes[name as keyof typeof scenes]
  return <img src={avif[0]?.url} alt="" loading="lazy" width={width / 6} height={height / 6} />
}
