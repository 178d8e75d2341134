import { classNames } from '@hongyan/ui/class-names.ts'
import styles from './figure-list.module.css'

type ShownFigure = { readonly value: string; readonly unit: string | null; readonly label: string }

/** A short list of figures, each large with its unit small and what it counts. Its owner decides how it stands. */
export function FigureList({
  figures,
  className,
}: {
  readonly figures: readonly ShownFigure[]
  readonly className?: string | undefined
}) {
  return (
    <dl className={classNames(styles.list, className)}>
      {figures.map(({ value, unit, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {unit && <small>{`\u00a0${unit}`}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
