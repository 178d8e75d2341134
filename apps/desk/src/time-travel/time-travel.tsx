import { type LocaleId, pathFor } from '@hongyan/locales'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showSiteAtAction } from '../../../site/features/desk/releases/previews/actions.ts'
import { AskError, ask } from '../client/ask.ts'
import { useMe } from '../client/me.ts'
import { Button } from '../parts/button.tsx'
import { Select } from '../parts/field.tsx'
import { Empty, Page, Panel } from '../parts/page.tsx'
import { MomentFields, tomorrowMorning } from '../releases/moment-fields.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useLanguage } from '../texts/language.tsx'
import { languageOrder } from '../texts/language-order.ts'
import { useTime } from '../texts/time.ts'
import { ChangesUntil } from './changes-panel.tsx'
import { ChangesSince } from './changes-since.tsx'
import { type Link, LinkCard } from './link-card.tsx'
import { previewsQuery } from './previews-query.ts'
import styles from './time-travel.module.css'

/** How long a link may be open, hours. */
const lives = [1, 12, 72, 720] as const

/** The whole site as it was or will be at a moment: in a frame, and by a link that ends. */
export function TimeTravel() {
  const { texts, language: spoken } = useLanguage()
  const { timeTravel, documents } = texts
  const client = useQueryClient()
  const time = useTime()
  const { siteOrigin } = useMe()
  const [at, setAt] = useState(tomorrowMorning)
  const [language, setLanguage] = useState<LocaleId>(spoken)
  const [hours, setHours] = useState<number>(12)
  const [shownId, setShownId] = useState<string | null>(null)
  const { data } = useSuspenseQuery(previewsQuery)
  const show = useMutation({
    mutationFn: () => ask(showSiteAtAction, { body: { at, language, hours } }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ['previews'] })
      setShownId(id)
    },
  })
  const links = data.previews.map((preview): Link => {
    const key = encodeURIComponent(preview.previewKey)
    return { ...preview, url: `${siteOrigin}${pathFor(language, '/')}?previewKey=${key}` }
  })
  const shown = links.find(({ id }) => id === shownId) ?? null
  return (
    <Page title={timeTravel.title} lead={timeTravel.lead}>
      <Panel>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            show.mutate()
          }}
        >
          <MomentFields
            at={at}
            onChange={setAt}
            problem={show.error instanceof AskError ? sentenceOf(show.error, texts) : null}
          />
          <Select
            label={texts.releases.language}
            value={language}
            options={languageOrder.map((id) => ({ id, label: documents.languageNames[id] }))}
            onChange={(id) => setLanguage(languageOrder.find((one) => one === id) ?? spoken)}
          />
          <Select
            label={timeTravel.life}
            value={String(hours)}
            options={lives.map((life) => ({ id: String(life), label: timeTravel.lives[life] }))}
            onChange={(life) => setHours(Number(life))}
          />
          <Button type="submit" kind="primary" isDisabled={show.isPending}>
            {timeTravel.show}
          </Button>
        </form>
        <p className={`${styles.small} ${styles.kept}`}>
          {data.storedSince === null
            ? timeTravel.nothingKept
            : timeTravel.storedSince(time(data.storedSince))}
        </p>
      </Panel>
      <div className={styles.sides}>
        <div className={styles.about}>
          {links.length > 0 && (
            <section className={styles.links} aria-labelledby="open-links">
              <h2 id="open-links">{timeTravel.links}</h2>
              <p className={styles.small}>{timeTravel.linksHelp}</p>
              <ul className={styles.cards}>
                {links.map((link) => (
                  <LinkCard
                    key={link.id}
                    link={link}
                    isShown={link.id === shownId}
                    onShow={() => setShownId(link.id)}
                  />
                ))}
              </ul>
            </section>
          )}
          {shown !== null &&
            (isOver(shown.shownAt) ? (
              <ChangesSince id={shown.id} />
            ) : (
              <ChangesUntil moment={shown.shownAt} />
            ))}
        </div>
        <section aria-label={timeTravel.site}>
          {shown === null ? (
            <Panel>
              <Empty>{timeTravel.nothingShown}</Empty>
            </Panel>
          ) : (
            <iframe key={shown.url} title={timeTravel.site} src={shown.url} className={styles.frame} />
          )}
        </section>
      </div>
    </Page>
  )
}

function isOver(moment: string): boolean {
  return Date.parse(moment) <= Date.now()
}
