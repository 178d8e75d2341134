import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTexts } from '../texts/language.tsx'
import { cropOf, type Focus, moved } from './focus.ts'
import styles from './pictures.module.css'

/** The point of a picture that stays in sight, set by pointer or by arrow keys; what pages show of it is clear. */
export function FocusField({
  url,
  focus,
  isReadOnly,
  onChange,
}: {
  readonly url: string
  readonly focus: Focus
  readonly isReadOnly: boolean
  readonly onChange: (focus: Focus) => void
}) {
  const { pictures } = useTexts()
  const stage = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState(4 / 3)
  const point = ({ clientX, clientY }: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect()
    if (box === undefined || isReadOnly) return
    const within = (at: number, length: number) => Math.round(Math.min(Math.max(at / length, 0), 1) * 1000)
    onChange({ x: within(clientX - box.left, box.width), y: within(clientY - box.top, box.height) })
  }
  const keys = (event: KeyboardEvent) => {
    const next = isReadOnly ? null : moved(focus, event.key, event.shiftKey)
    if (next === null) return
    event.preventDefault()
    onChange(next)
  }
  const crop = cropOf(ratio, focus)
  const percent = (part: number) => `${part * 100}%`
  return (
    <div
      ref={stage}
      className={styles.stage}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        point(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event)
      }}
    >
      <img
        src={url}
        alt=""
        draggable={false}
        onLoad={({ currentTarget }) => setRatio(currentTarget.naturalWidth / currentTarget.naturalHeight)}
      />
      <span
        className={styles.crop}
        style={{
          insetInlineStart: percent(crop.left),
          insetBlockStart: percent(crop.top),
          inlineSize: percent(crop.width),
          blockSize: percent(crop.height),
        }}
      />
      <span
        role="slider"
        tabIndex={0}
        className={styles.focus}
        aria-label={pictures.focus}
        aria-describedby="focus-help"
        aria-valuemin={0}
        aria-valuemax={1000}
        aria-valuenow={focus.x}
        aria-valuetext={pictures.focusAt(Math.round(focus.x / 10), Math.round(focus.y / 10))}
        aria-readonly={isReadOnly || undefined}
        onKeyDown={keys}
        style={{ insetInlineStart: percent(focus.x / 1000), insetBlockStart: percent(focus.y / 1000) }}
      />
    </div>
  )
}
