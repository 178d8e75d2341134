import type { DrawingOf } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { AlertIcon, CheckIcon, CloseIcon } from '@hongyan/ui/icons.tsx'
import { linkAttributes } from '../../../../../shell/link.ts'
import styles from './holds.module.css'
import { Hull } from './hull.tsx'

const signs = { yes: CheckIcon, condition: AlertIcon, no: CloseIcon }

type Row = DrawingOf<'holds'>['rows'][number]

/** Two aircraft cut through, and under each what may travel in its holds. */
export function Holds({
  drawing,
  locale,
}: {
  readonly drawing: DrawingOf<'holds'>
  readonly locale: LocaleId
}) {
  return (
    <table className={styles.holds}>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Hull kind="freighter" />
            {drawing.freighter}
          </th>
          <th scope="col">
            <Hull kind="belly" />
            {drawing.belly}
          </th>
        </tr>
      </thead>
      <tbody>
        {drawing.rows.map(({ label, path, freighter, belly }) => (
          <tr key={label}>
            <th scope="row">
              {path === null ? label : <a {...linkAttributes(locale, path, false)}>{label}</a>}
            </th>
            <Verdict {...freighter} />
            <Verdict {...belly} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Verdict({ verdict, text }: Row['belly']) {
  const Sign = signs[verdict]
  return (
    <td data-verdict={verdict}>
      <span>
        <Sign size={16} />
        {text}
      </span>
    </td>
  )
}
