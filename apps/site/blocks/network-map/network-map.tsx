import { type BlockOf, homeMessages, picturesMessages, siteContent } from '@hongyan/content'
import { fill, type LocaleId, localeOf, marksOf } from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import { CityLines } from './city-lines.tsx'
import { Highlights } from './highlights.tsx'
import { ModeSwitch, switchedClass } from './mode-switch.tsx'
import { NetworkLand } from './network-land.tsx'
import styles from './network-map.module.css'
import { NetworkPicture } from './network-picture.tsx'
import { startsOf } from './starts.ts'

/** The network of the home page with its list: three filters, and every city that lines start from. */
export function NetworkMap({
  block,
  locale,
}: {
  readonly block: BlockOf<'network-map'>
  readonly locale: LocaleId
}) {
  const words = homeMessages(locale).network
  const { map } = picturesMessages(locale).network
  const { modes } = siteContent(locale).home.network
  const hubName = (city: string) =>
    city + marksOf(locale).gap + (localeOf(locale).lowersWithin ? words.hub.toLowerCase() : words.hub)
  return (
    <Frame block={block} locale={locale}>
      <div className={classNames(styles.network, switchedClass)}>
        <div className={styles.switch}>
          <ModeSwitch name={`${block.id}-mode`} modes={modes} locale={locale} />
        </div>
        <NetworkLand className={styles.land} />
        {modes.map((mode) => (
          <div key={mode.id} data-mode={mode.id} className={styles.mode}>
            <div className={styles.list}>
              <p className={styles.lead}>{mode.lead}</p>
              <CityLines name={`${block.id}-${mode.id}`} starts={startsOf(mode)} locale={locale} />
            </div>
            <div className={styles.map}>
              <Highlights mode={mode} hubName={hubName} />
              <NetworkPicture mode={mode} label={fill(map, { mode: mode.label })} hubName={hubName} />
            </div>
          </div>
        ))}
        <p className={styles.note}>{words.sampleNote}</p>
      </div>
    </Frame>
  )
}
