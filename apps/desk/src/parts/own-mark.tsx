import { inkPath, signalPath } from '@hongyan/ui/mark.gen.ts'

/** The mark of the company, 48 by 48 in a drawing; its two shapes are colored by classes. */
export function OwnMark({
  signal,
  ink,
  transform,
}: {
  readonly signal: string | undefined
  readonly ink: string | undefined
  readonly transform?: string
}) {
  return (
    <g transform={transform}>
      <path className={signal} d={signalPath} />
      <path className={ink} d={inkPath} />
    </g>
  )
}
