import { homeMessages, type NetworkMode } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { Segment } from '@hongyan/ui/segment.tsx'
import styles from './mode-switch.module.css'

/** Class of what holds the switch and everything it switches: of its parts with `data-mode` the chosen one shows. */
export const switchedClass = styles.switched

/** Chooses the way the network is seen: radio buttons and a style rule. */
export function ModeSwitch({
  name,
  modes,
  locale,
}: {
  readonly name: string
  readonly modes: readonly NetworkMode[]
  readonly locale: LocaleId
}) {
  return (
    <Segment
      legend={homeMessages(locale).network.modes}
      name={name}
      choices={modes.map(({ id, label }) => ({ value: id, label }))}
      chosen={modes[0]?.id ?? 'air'}
    />
  )
}
