import { percent } from './lengths.ts'
import pic from './picture.module.css'

/**
 * Thin lines from spots on a scale down to the middles of equal columns under it, so that words have room where
 * spots are close together. Stretched over the width of both.
 */
export function Leaders({
  spots,
  className,
}: {
  readonly spots: readonly { readonly id: string | number; readonly at: number }[]
  readonly className?: string | undefined
}) {
  return (
    <svg className={className} aria-hidden="true">
      {spots.map(({ id, at }, index) => (
        <line
          key={id}
          className={pic.leader}
          x1={percent(at)}
          x2={percent((index + 0.5) / spots.length)}
          y2="100%"
        />
      ))}
    </svg>
  )
}
