import { classNames } from '@hongyan/ui/class-names.ts'
import { textWidth } from '../../shell/parts/map/text-size.ts'
import { rem } from '../../shell/parts/picture/lengths.ts'
import type { Group } from './geometry.ts'
import styles from './plan.module.css'
import { type PlanLayout, round } from './plan-layout.ts'

/** The positions of a group on a sheet, laid exactly over the plan. They are part of the group's label: a touch chooses it. */
export function PositionMarks({ group, layout }: { readonly group: Group; readonly layout: PlanLayout }) {
  const row = layout.rows.find(({ kind }) => kind === group.deck.kind)
  if (!row) return null
  const flat = layout.sheet === 'flat'
  const rects = group.floors.map((floor) => layout.rect(row, floor))
  const look = nameLook(
    group.positions.map(({ name }) => name),
    Math.min(...rects.map(({ width }) => width)) - 4,
  )
  return (
    <svg
      className={classNames(styles.marks, flat ? styles.flatMarks : styles.uprightMarks)}
      width={flat ? undefined : rem(layout.width)}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
    >
      {group.positions.map(({ name, unit }, index) => {
        const rect = rects[index]
        if (!rect) return null
        const { x, y, width, height } = rect
        const both = flat && width >= 34 && height >= 44
        return (
          <g key={name}>
            <rect
              x={x + 1}
              y={y + 1}
              width={Math.max(2, width - 2)}
              height={Math.max(2, height - 2)}
              rx="3"
            />
            {look !== 'none' && (
              <text
                className={styles[look]}
                x={round(x + width / 2)}
                y={round(y + height / 2 + (both ? 0 : look === 'small' ? 4 : 5))}
              >
                {name}
              </text>
            )}
            {both && (
              <text className={styles.unit} x={round(x + width / 2)} y={round(y + height / 2 + 16)}>
                {unit}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** How the names of a group are written on its positions: smaller where that makes all fit, else only in the table. */
function nameLook(names: readonly string[], room: number): 'name' | 'small' | 'none' {
  const widest = Math.max(...names.map(textWidth))
  if (widest * 15 <= room) return 'name'
  return widest * 11 <= room + 3 ? 'small' : 'none'
}
