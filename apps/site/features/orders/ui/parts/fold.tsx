import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import type { ReactNode } from 'react'
import type { Section } from '../form/section-lines.ts'
import styles from './fold.module.css'
import { useOrderTexts } from './order-texts.ts'

/** A part of the form. On a phone with scripts one is open; of each other stands a line that opens it. */
export function Fold({
  section,
  title,
  line,
  note,
  open,
  onOpen,
  children,
}: {
  readonly section: Section
  readonly title: string
  readonly line: string
  /** What has to be seen to in it. */
  readonly note?: string | undefined
  readonly open: boolean
  readonly onOpen: (section: Section) => void
  readonly children: ReactNode
}) {
  const { words } = useOrderTexts()
  return (
    <div className={styles.fold} data-open={open ? '' : undefined}>
      <button type="button" className={styles.head} aria-controls={section} onClick={() => onOpen(section)}>
        <span>{title}</span>
        <b data-empty={line === '' ? '' : undefined}>
          {line === '' ? words.notYet : line}
          {line !== '' && note !== undefined && <small>{note}</small>}
        </b>
        <ChevronDownIcon size={18} />
      </button>
      {children}
    </div>
  )
}
