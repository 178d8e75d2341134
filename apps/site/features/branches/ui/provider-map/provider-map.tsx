import type { NetworkMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { SelectField } from '@hongyan/ui/field.tsx'
import { ExternalIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { type ReactNode, useId, useState } from 'react'
import type { MapFrame } from '../../../../shell/map-frame.ts'
import { type FramePlace, frameAddress } from './frame-address.ts'
import styles from './provider-map.module.css'

export type ProviderMapWords = NetworkMessages['provider']

export type ProviderMapProps = {
  readonly frame: MapFrame
  /** What the map may show, the likeliest first; never where a visitor is. */
  readonly places: readonly FramePlace[]
  /** Whether a script answers; until then a plain link leads to the provider. */
  readonly ready: boolean
  readonly locale: LocaleId
  readonly words: ProviderMapWords
  /** Our own map, which the provider's takes the place of while it is open. */
  readonly children?: ReactNode
}

/** A provider's map on the visitor's own press: until then the provider hears nothing. */
export function ProviderMap({ frame, places, ready, locale, words, children }: ProviderMapProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const place = places.find(({ code }) => code === chosen) ?? places[0]
  if (place === undefined) return children
  const { host } = frame
  const address = frameAddress(frame, place, locale)
  const title = fill(words.title, { place: place.name, host })
  return (
    <div className={stack(12, styles.provider)}>
      {/* Kept while hidden: markup of the server cannot be written a second time. */}
      {children && (
        <div hidden={open} className={styles.own}>
          {children}
        </div>
      )}
      {open && (
        <div id={id} className={styles.frame}>
          <p>{fill(words.loading, { host })}</p>
          {/* A frame per address: one that changes its address adds a step to the way back. */}
          <iframe
            key={address}
            src={address}
            title={title}
            sandbox="allow-scripts allow-popups"
            referrerPolicy="no-referrer"
            loading="lazy"
          />
        </div>
      )}
      <div className={styles.controls}>
        {ready && (
          <Button
            kind="secondary"
            size="small"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            aria-describedby={`${id}-note`}
            onClick={() => setOpen(!open)}
          >
            {open ? words.hide : fill(words.show, { host })}
          </Button>
        )}
        {(open || !ready) && (
          <a href={address} target="_blank" rel="noopener noreferrer" className={styles.link}>
            <ExternalIcon size={16} />
            {ready ? words.window : fill(words.show, { host })}
          </a>
        )}
      </div>
      {open && places.length > 1 && (
        <SelectField
          id={`${id}-place`}
          label={words.choose}
          value={place.code}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {places.map(({ code, name }, index) => (
            <option key={code} value={code}>
              {index + 1}. {name}
            </option>
          ))}
        </SelectField>
      )}
      <p id={`${id}-note`} className={styles.note}>
        {fill(words.note, { host })}
      </p>
    </div>
  )
}
