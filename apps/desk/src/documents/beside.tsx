import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { focusHeading } from '../shell/focus-heading.ts'
import { useTexts } from '../texts/language.tsx'
import styles from './editor.module.css'
import type { Shown } from './side-tabs.tsx'

/** Where what stands beside the form is shown: `wanted` is what somebody is on their way into. */
export function Beside({
  side,
  wanted,
  children,
}: {
  readonly side: Shown
  readonly wanted: RefObject<Shown | null>
  readonly children: ReactNode
}) {
  const texts = useTexts()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wanted.current !== side || place.current === null) return
    wanted.current = null
    focusHeading(place.current)
  }, [side, wanted])
  const arrive = () => {
    // Whoever came before there was anything to read goes on to its heading.
    if (place.current !== null && document.activeElement === place.current) focusHeading(place.current)
  }
  return (
    <div ref={place} tabIndex={-1} id="beside" className={styles.beside}>
      <Suspense key={side} fallback={<p className={styles.waiting}>{texts.loading}</p>}>
        {children}
        <Arrived tell={arrive} />
      </Suspense>
    </div>
  )
}

/** Tells once that what it stands beside is there. */
function Arrived({ tell }: { readonly tell: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it arrives once
  useEffect(tell, [])
  return null
}
