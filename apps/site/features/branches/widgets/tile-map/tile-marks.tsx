import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Point } from '../../branch-answer.ts'
import { markSpots } from './mark-spots.ts'
import type { MapBox, MapLine, OpenedMap } from './opened-map.ts'
import { dotScale, placeTitles } from './place-titles.ts'
import { stepMark } from './step-mark.ts'
import type { TileMark } from './tile-mark.ts'
import styles from './tile-marks.module.css'

/** Px of the button of a mark. */
const markPx = 24
/** Px of a button of the map, and from the corner to the first; the style sheet says the same. */
const button = { size: 40, edge: 12 }
/** Px that half a name takes, and a line of it above its mark. */
const roomPx = 120
const lineUpPx = 56

type TileMarksProps = {
  readonly map: OpenedMap
  readonly marks: readonly TileMark[]
  /** Where distances are counted from; null for nowhere. */
  readonly origin: Point | null
  readonly lines: readonly MapLine[]
  /** How many buttons stand at the right. */
  readonly buttons: number
  readonly active: string | null
  readonly chosen: string | null
  readonly onPoint: (code: string | null) => void
  readonly onChoose: (code: string | null) => void
}

/** The marks of a map of tiles, as buttons over it: one stop of the tab key, the arrows lead from one to the next. */
export function TileMarks(props: TileMarksProps) {
  const { map, marks, origin, lines, buttons, active, chosen, onPoint, onChoose } = props
  const list = useRef<HTMLUListElement>(null)
  const cross = useRef<HTMLSpanElement>(null)
  const [titles, setTitles] = useState<ReturnType<typeof placeTitles>>(new Map())
  useLayoutEffect(() => {
    const place = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = list.current?.parentElement ?? {}
      const letters = lettersIn(list.current)
      const over = Array.from({ length: buttons }, (_, nth) => buttonBox(width, nth, letters))
      const found = placeTitles(map, marks, { width, height }, { lines, buttons: over, letters })
      setTitles(found)
      map.keepOff([...over, ...[...found.values()].map(({ box }) => box)])
    }
    place()
    return map.onRest(place)
  }, [map, marks, lines, buttons])
  useLayoutEffect(() => {
    const move = (element: HTMLElement | null | undefined, { x, y }: { x: number; y: number }) => {
      if (element) element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
    }
    const place = () => {
      list.current?.style.setProperty('--dots', String(dotScale(map.zoom())))
      const items = list.current?.children ?? []
      const width = list.current?.parentElement?.clientWidth ?? 0
      const letters = lettersIn(list.current)
      for (const [at, spot] of markSpots(map, marks, origin, letters).entries()) {
        const item = items[at] as HTMLElement | undefined
        move(item, spot)
        if (item) item.dataset.name = sideOf(spot, width, letters)
      }
      if (origin) move(cross.current, map.spotOf(origin))
    }
    place()
    return map.onMove(place)
  }, [map, marks, origin])
  const codes = marks.map(({ code }) => code)
  const stop = codes.find((code) => code === chosen) ?? codes[0]
  const step = (event: KeyboardEvent<HTMLButtonElement>, code: string) => {
    const target = stepMark(codes, code, event.key)
    if (target === null) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-code="${target}"]`)?.focus()
  }
  return (
    <>
      {origin && <span ref={cross} aria-hidden="true" className={styles.origin} />}
      <ul ref={list} className={styles.marks}>
        {marks.map((mark) => {
          const { code, name, note, text, look, size } = mark
          const at = titles.get(code)
          return (
            <li key={code} data-top={code === active || code === chosen}>
              {at && (
                <span
                  aria-hidden="true"
                  className={styles.title}
                  data-anchor={at.place.anchor}
                  style={{ left: at.place.dx, top: at.place.dy }}
                >
                  {at.text}
                </span>
              )}
              <button
                type="button"
                data-code={code}
                data-look={look}
                data-size={text === null ? Math.round(size) : undefined}
                data-active={code === active}
                aria-label={[text, name, note].filter((part) => part !== null).join(' ')}
                aria-pressed={code === chosen}
                tabIndex={code === stop ? 0 : -1}
                className={text === null ? styles.dot : styles.number}
                onClick={() => onChoose(code)}
                onKeyDown={(event) => step(event, code)}
                onPointerEnter={() => onPoint(code)}
                onPointerLeave={() => onPoint(null)}
                onFocus={() => {
                  onPoint(code)
                  map.reveal(mark)
                }}
                onBlur={() => onPoint(null)}
              >
                {text !== null && <span aria-hidden="true">{text}</span>}
                <span className={styles.name}>
                  <b>{name}</b> {note}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** How much larger than usual the letters of the page are: what is measured in them is too. */
function lettersIn(list: HTMLElement | null): number {
  const mark = list?.querySelector<HTMLElement>('button')?.offsetWidth ?? markPx
  return mark / markPx
}

function buttonBox(width: number, nth: number, letters: number): MapBox {
  const [size, edge] = [button.size * letters, button.edge * letters]
  const [right, top] = [width - edge, edge + nth * size]
  return { left: right - size, top, right, bottom: top + size }
}

/** Where a name stands, so that the edge of the map does not cut it. */
function sideOf(
  { x, y }: { readonly x: number; readonly y: number },
  width: number,
  letters: number,
): string {
  const room = roomPx * letters
  const along = x < room ? 'start' : x > width - room ? 'end' : 'middle'
  return y < lineUpPx * letters ? `${along} under` : along
}
