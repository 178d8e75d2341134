import { type KeyboardEvent, memo, useRef } from 'react'
import { useTexts } from '../texts/language.tsx'
import styles from './editor.module.css'
import { type Side, sides } from './sides.ts'

export type Shown = Side | 'form'

/**
 * What stands beside the form: arrows choose and stay here, a press, Enter and Space go into it. `counts` are told beside
 * their names.
 */
export const SideTabs = memo(function SideTabs({
  side,
  names,
  isNarrow,
  counts,
  onChoose,
  onEnter,
}: {
  readonly side: Shown
  readonly names: Readonly<Record<Shown, string>>
  readonly isNarrow: boolean
  readonly counts: Readonly<Partial<Record<Shown, number>>>
  readonly onChoose: (side: Shown) => void
  readonly onEnter: (side: Shown) => void
}) {
  const { documents } = useTexts()
  const group = useRef<HTMLDivElement>(null)
  const all: readonly Shown[] = isNarrow ? ['form', ...sides] : sides
  const move = (event: KeyboardEvent) => {
    const next = stepOf(event.key, all.indexOf(side), all.length)
    if (next === null) return
    event.preventDefault()
    onChoose(all[next] ?? side)
    group.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={documents.beside}
      className={styles.toggles}
      onKeyDown={move}
    >
      {all.map((one) => (
        // biome-ignore lint/a11y/useSemanticElements: one that is chosen is gone to as well, which no input does
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === side}
          tabIndex={one === side ? 0 : -1}
          data-selected={one === side || undefined}
          className={styles.toggle}
          onClick={() => onEnter(one)}
        >
          {names[one]} {(counts[one] ?? 0) > 0 && <span className={styles.badge}>{counts[one]}</span>}
        </button>
      ))}
    </div>
  )
})

/** Which of some a key leads to from one of them, round and round; null for every other key. */
function stepOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
