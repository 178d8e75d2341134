import type { ReactNode } from 'react'

export type Stretches = readonly (readonly [start: number, end: number])[]

/** A text with the stretches that answer what was typed; they may overlap and stand in any order. */
export function Marked({
  text,
  stretches = [],
}: {
  readonly text: string
  readonly stretches?: Stretches | undefined
}) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [start, end] of [...stretches].sort(([one], [other]) => one - other)) {
    const from = Math.max(at, start)
    if (from >= end) continue
    if (from > at) parts.push(text.slice(at, from))
    parts.push(<mark key={from}>{text.slice(from, end)}</mark>)
    at = end
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
