import { classNames } from '@hongyan/ui/class-names.ts'
import { PasteSuggestions } from '../../addresses/widgets/paste/paste-suggestions.tsx'
import type { HomePage } from '../load.ts'
import { Banner } from '../widgets/banner/banner.tsx'
import { Solutions } from '../widgets/solutions/solutions.tsx'
import { Cases } from './cases/cases.tsx'
import { Cooperation } from './cooperation/cooperation.tsx'
import { Dock } from './dock/dock.tsx'
import { Figures } from './figures/figures.tsx'
import { FlightLine } from './flights/flight-line.tsx'
import { Network } from './network/network.tsx'
import styles from './page.module.css'
import { Reports } from './reports/reports.tsx'
import { ServiceGrid } from './service-grid/service-grid.tsx'
import { Subject } from './subject/subject.tsx'

/** Home: what can I do here, what do you offer, can I believe it, how do I reach you. */
export function HomeScreen({ home, latest, locale }: Pick<HomePage, 'home' | 'latest' | 'locale'>) {
  return (
    <div className={styles.home}>
      <div className={styles.top}>
        <Banner banner={home.banner} locale={locale}>
          <FlightLine locale={locale} />
        </Banner>
        <Dock dock={home.dock} locale={locale} />
      </div>
      {/* What follows is styled by a file of its own: the first screenful does not wait for it. */}
      <template data-fold="" />
      <ServiceGrid services={home.services} locale={locale} />
      <Network network={home.network} locale={locale} />
      <Solutions solutions={home.solutions} locale={locale} />
      <div className={styles.proof}>
        <div className={classNames('page', home.technology !== null && styles.pair)}>
          {home.technology && <Subject id="technology" subject={home.technology} locale={locale} />}
          <Subject id="sustainability" subject={home.sustainability} locale={locale} />
        </div>
        <Figures figures={home.figures} locale={locale} />
      </div>
      {home.cases && <Cases cases={home.cases} locale={locale} />}
      <Reports heads={home} latest={latest} locale={locale} />
      <Cooperation cooperation={home.cooperation} locale={locale} />
      <PasteSuggestions locale={locale} />
    </div>
  )
}
