import { trackingMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { classNames } from '@hongyan/ui/class-names.ts'
import { Deferred } from '@hongyan/ui/deferred.tsx'
import { CloseIcon, SearchIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../../paths.ts'
import { numbersPerLookup } from './limits.ts'
import short from './short-placeholder.module.css'
import styles from './tracking-box.module.css'

type TrackingBoxProps = {
  readonly locale: LocaleId
  /** Unique in the page. */
  readonly id?: string
  /** Other words for what is asked and the help under it, where only one kind of number is meant. */
  readonly words?: { readonly title: string; readonly hint: string; readonly placeholder: string }
  /** Text already in the field. */
  readonly value?: string
  /** A message under the field from the start, for a page that answers a submission. */
  readonly error?: string
}

/**
 * The form that asks for numbers: it sends them to the tracking page as a plain GET. `tracking-box.client.ts`
 * adds chips and instant format errors where scripts run.
 */
export function TrackingBox({
  locale,
  id = 'tracking-box',
  words,
  value = '',
  error = '',
}: TrackingBoxProps) {
  const { box, notFound } = trackingMessages(locale)
  const count = numbersPerLookup
  const texts = {
    ...notFound.badFormat.problems,
    empty: box.empty,
    tooMany: fill(box.tooMany, { count }),
    remove: box.removeNumber,
  }
  return (
    <form method="get" action={paths.track(locale)} className={styles.form} data-tracking-box="">
      <div className={styles.head}>
        <label htmlFor={id}>
          {words?.title ?? box.title}
          <span className="visually-hidden"> ({box.label})</span>
        </label>
        <span id={`${id}-hint`} className={styles.hint}>
          {words?.hint ?? fill(box.hint, { count })}
        </span>
      </div>
      <div className={styles.row}>
        <div className={classNames(styles.frame, short.frame)} data-short={words ? undefined : box.label}>
          <SearchIcon />
          <ul data-chips="" className={styles.chips} hidden />
          <textarea
            id={id}
            name="no"
            rows={1}
            required
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={words?.placeholder ?? box.placeholder}
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={error === '' ? undefined : true}
            defaultValue={value}
            className={styles.field}
          />
        </div>
        <Button type="submit" size="dock" className={styles.go}>
          {box.submit}
        </Button>
      </div>
      <p id={`${id}-error`} role="alert" className={styles.error} data-error="">
        {error}
      </p>
      {/* What the script may have to say: it comes with what else is wanted once somebody turns to the box. */}
      <Deferred as="p" id={`${id}-texts`} file="tools" hidden>
        {Object.entries(texts).map(([name, text]) => (
          <data key={name} value={name}>
            {text}
          </data>
        ))}
      </Deferred>
      <template>
        <li className={styles.chip}>
          <span />
          <button type="button">
            <CloseIcon size={14} />
          </button>
        </li>
      </template>
    </form>
  )
}
