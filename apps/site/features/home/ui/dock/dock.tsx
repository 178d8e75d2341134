import { type Home, homeMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { CalculatorIcon, LeafIcon, PinIcon, RangeIcon } from '@hongyan/ui/icons.tsx'
import { pathIn } from '../../../../paths.ts'
import { TrackingBox } from '../../../tracking/widgets/tracking-box/tracking-box.tsx'
import styles from './dock.module.css'

const icons = { quote: CalculatorIcon, branches: PinIcon, range: RangeIcon, carbon: LeafIcon }

/** The tracking box, docked on the banner, with the four tools people come for. */
export function Dock({ dock, locale }: { readonly dock: Home['dock']; readonly locale: LocaleId }) {
  return (
    <div className={`page ${styles.dock}`}>
      <div className={styles.box}>
        <TrackingBox locale={locale} />
        <div data-suggestions="" aria-live="polite" />
      </div>
      <nav aria-label={homeMessages(locale).dock.tools}>
        <ul className={styles.tools}>
          {dock.tools.map(({ id, label, path }) => {
            const Icon = icons[id]
            return (
              <li key={id}>
                <a href={pathIn(locale, path)} className={styles.tool}>
                  <Icon size={24} />
                  {label}
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
