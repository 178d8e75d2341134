import { orderImportMessages, orderListMessages, overviewMessages } from '@hongyan/content/messages'
import { fill, plural } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { CalculatorIcon, UploadIcon } from '@hongyan/ui/icons.tsx'
import { cluster, stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../../paths.ts'
import { SignedOut } from '../../../../shell/parts/own-list/signed-out.tsx'
import type { OverviewPage } from '../load.ts'
import { PrivacyCard, RemindersCard } from './cards.tsx'
import { greetingAt } from './due-words.ts'
import { Figures } from './figures.tsx'
import { FirstSteps, isNew } from './first-steps.tsx'
import { groupTasks } from './group-tasks.ts'
import { OnTheWay } from './on-the-way.tsx'
import styles from './page.module.css'
import { Repeat } from './repeat.tsx'
import { Tasks } from './tasks.tsx'
import { type DayAhead, weekAhead } from './week-ahead.ts'
import { WeekRuler } from './week-ruler.tsx'

/** What needs whoever is signed in today, what is on the way, and the ways to the rest. */
export function OverviewScreen({ data }: { readonly data: OverviewPage }) {
  const { locale } = data
  const { greetings, named, signedOut } = overviewMessages(locale)
  if (data.kind === 'signed-out') {
    return (
      <SignedOut
        {...signedOut}
        href={data.signIn}
        other={{ label: signedOut.track, href: paths.track(locale) }}
      />
    )
  }
  const { view, name } = data
  const greeting = greetings[greetingAt(data.now)]
  const tasks = groupTasks(view.tasks)
  const count = tasks.length
  const heading = name === null ? greeting : fill(named, { greeting, name })
  if (isNew(view)) return <FirstSteps locale={locale} heading={heading} phone={view.phone} />
  const week = weekAhead(locale, view.due, data.now)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{heading}</h1>
        <p>{todayIn(data, count, week)}</p>
        <div className={cluster(12)}>
          {/* On a phone nothing above the page leads to it. */}
          <ButtonLink
            className={styles.order}
            kind={count > 0 ? 'secondary' : 'primary'}
            href={paths.placeOrder(locale, 'express')}
          >
            {overviewMessages(locale).way.order}
          </ButtonLink>
          <ButtonLink kind="quiet" size="small" href={paths.orderImport(locale)}>
            <UploadIcon size={16} />
            {orderImportMessages(locale).title}
          </ButtonLink>
          <ButtonLink kind="quiet" size="small" href={paths.fee(locale)}>
            <CalculatorIcon size={16} />
            {orderListMessages(locale).empty.price}
          </ButtonLink>
        </div>
      </header>
      <div className={stack(40)}>
        {count + view.upcoming.length > 0 && <Tasks data={data} tasks={tasks} />}
        <OnTheWay data={data} />
        <Repeat locale={locale} recent={view.recent} />
      </div>
      <div className={stack(16, styles.side)}>
        <Figures data={data} />
        {week !== null && (
          <WeekRuler
            locale={locale}
            week={week}
            undated={view.due?.filter((eta) => eta === null).length ?? 0}
          />
        )}
        <RemindersCard locale={locale} followed={view.followed} />
        <PrivacyCard locale={locale} devices={view.devices} />
      </div>
    </div>
  )
}

/** The day in one sentence: what arrives, and what waits for whoever reads it. */
function todayIn(
  { locale, view }: Extract<OverviewPage, { kind: 'own' }>,
  count: number,
  week: readonly DayAhead[] | null,
): string {
  const { tasks } = overviewMessages(locale)
  const arriving = week?.[0]?.count ?? 0
  const waiting = view.waiting.count
  if (arriving === 0 && count > 0) return plural(locale, count, tasks.count)
  if (arriving === 0) return waiting === 0 ? tasks.none : plural(locale, waiting, tasks.waiting)
  const needed = count === 0 ? tasks.noNeed : plural(locale, count, tasks.needs)
  return fill(tasks.both, { arriving: plural(locale, arriving, tasks.arriving), needed })
}
