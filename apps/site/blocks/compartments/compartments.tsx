import { type AircraftType, type BlockOf, picturesMessages, siteContent } from '@hongyan/content'
import { fill, formatNumber, type LocaleId } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import { Segment } from '@hongyan/ui/segment.tsx'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import pic from '../../shell/parts/picture/picture.module.css'
import { AircraftPlan } from './aircraft-plan.tsx'
import styles from './compartments.module.css'
import { Limits } from './limits.tsx'
import { inMetres, opening } from './measure-words.ts'
import { planLayout } from './plan-layout.ts'

/** Decks, doors and positions of the fleet: choose an aircraft, then a position, and see what fits there. */
export function Compartments({
  block,
  locale,
}: {
  readonly block: BlockOf<'compartments'>
  readonly locale: LocaleId
}) {
  const words = picturesMessages(locale).compartments
  const { fleet } = siteContent(locale)
  const shown = block.aircraft.flatMap((id) => fleet.aircraft.filter((aircraft) => aircraft.id === id))
  if (shown.length === 0) return null
  return (
    <Frame block={block} locale={locale}>
      <div className={stack(24, styles.fleet)}>
        {shown.length > 1 && (
          <div className={styles.choice}>
            <Segment
              legend={words.choose}
              name={`${block.id}-aircraft`}
              choices={shown.map(({ name }, index) => ({ value: `aircraft-${index + 1}`, label: name }))}
              chosen="aircraft-1"
            />
          </div>
        )}
        {shown.map((aircraft, index) => (
          <AircraftSheet
            key={aircraft.id}
            aircraft={aircraft}
            nth={index + 1}
            name={`${block.id}-${aircraft.id}`}
            locale={locale}
          />
        ))}
        <p className={pic.source}>{fleet.note}</p>
      </div>
    </Frame>
  )
}

function AircraftSheet({
  aircraft,
  nth,
  name,
  locale,
}: {
  readonly aircraft: AircraftType
  readonly nth: number
  readonly name: string
  readonly locale: LocaleId
}) {
  const words = picturesMessages(locale).compartments
  const sheets = [planLayout(aircraft, 'flat'), planLayout(aircraft, 'upright')]
  return (
    <div className={styles.aircraft} data-aircraft={nth}>
      <h3 className="visually-hidden">{aircraft.name}</h3>
      <div className={styles.plan}>
        {sheets.map((layout) => (
          <AircraftPlan key={layout.sheet} aircraft={aircraft} layout={layout} locale={locale} />
        ))}
      </div>
      <div className={styles.below}>
        <Limits aircraft={aircraft} sheets={sheets} name={name} locale={locale} />
        <div className={styles.facts}>
          <h4>{words.aircraft}</h4>
          <dl>
            <div>
              <dt>{words.payload}</dt>
              <dd>
                {fill(picturesMessages(locale).tonnes, {
                  value: formatNumber(locale, aircraft.payload / 1000),
                })}
              </dd>
            </div>
            <div>
              <dt>{words.length}</dt>
              <dd>{inMetres(locale, aircraft.length)}</dd>
            </div>
            {aircraft.decks
              .flatMap(({ doors }) => doors)
              .map((door) => (
                <div key={door.id}>
                  <dt>
                    {door.name}
                    <small>{words.sides[door.side]}</small>
                  </dt>
                  <dd>{opening(locale, door)}</dd>
                </div>
              ))}
          </dl>
        </div>
        <p className={styles.note}>{aircraft.note}</p>
      </div>
    </div>
  )
}
