import { type ReactNode, useEffect } from 'react'
import { useTexts } from '../texts/language.tsx'
import styles from './page.module.css'

/** A screen: its heading, what can be done with all of it, and what it shows. */
export function Page({
  title,
  lead,
  actions,
  children,
}: {
  readonly title: string
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}) {
  const texts = useTexts()
  useEffect(() => {
    document.title = `${title} · ${texts.brand}`
  }, [title, texts])
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

/** A white surface in a screen. */
export function Panel({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return (
    <section className={styles.panel} aria-label={label}>
      {children}
    </section>
  )
}

/** What a screen says where it has nothing to show. */
export function Empty({ children }: { readonly children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>
}
