import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import type { ReactNode } from 'react'
import type { Section } from '../form/section-lines.ts'
import styles from './fold.module.css'
import { useOrderTexts } from './order-texts.ts'

/**
 * A part of the form. On a phone with scripts one is open; of each other stands a line that opens it. At a desk a line
 * stands only for what is done.
 */
export function Fold({
  section,
  title,
  line,
  note,
  picture,
  open,
  next,
  done,
  onOpen,
  children,
}: {
  readonly section: Section
  readonly title: string
  readonly line: string
  /** What has to be seen to in it. */
  readonly note?: string | undefined
  /** A picture of it, before its line. */
  readonly picture?: ReactNode
  readonly open: boolean
  /** The first thing that is missing is in it. */
  readonly next: boolean
  /** At a desk nothing has to be chosen in it. */
  readonly done: boolean
  readonly onOpen: (section: Section) => void
  readonly children: ReactNode
}) {
  const { words } = useOrderTexts()
  return (
    <div
      className={styles.fold}
      data-open={open ? '' : undefined}
      data-next={next ? '' : undefined}
      data-done={done ? '' : undefined}
    >
      <button type="button" className={styles.head} aria-controls={section} onClick={() => onOpen(section)}>
        <span>{title}</span>
        <b data-empty={line === '' ? '' : undefined}>
          {picture && line !== '' && <i className={styles.picture}>{picture}</i>}
          <span>
            {line === '' ? words.notYet : line}
            {line !== '' && note !== undefined && <small>{note}</small>}
          </span>
        </b>
        <u>{words.parties.edit}</u>
        <ChevronDownIcon size={18} />
      </button>
      {children}
    </div>
  )
}
