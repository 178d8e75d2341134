import { articleMessages, type Notice, pageAt } from '@hongyan/content'
import { stateOf } from '@hongyan/content/area-alert'
import { marksOf } from '@hongyan/locales'
import { DownloadIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { Tag } from '@hongyan/ui/tag.tsx'
import { paths } from '../../../paths.ts'
import { linkAttributes } from '../../../shell/link.ts'
import { AreaMap } from '../../../shell/parts/map/area-map.tsx'
import { Corrections } from './corrections.tsx'
import { ItemFrame } from './item-frame.tsx'
import type { NoticePage } from './load-item.ts'
import styles from './notice-item.module.css'
import { Passages } from './passages.tsx'
import { touchedPlaces } from './touched-places.ts'
import { ValidityBar } from './validity-bar.tsx'

/** A notice or a trend: what changes, from when, where, for whom, and who answers questions. */
export function NoticeItem({ data }: { readonly data: NoticePage }) {
  const { notice, locale, now } = data
  const words = articleMessages(locale)
  const over = notice.kind === 'notice' && stateOf(notice, now) === 'over'
  const asksCare = !over && notice.severity !== 'information'
  return (
    <ItemFrame
      {...data}
      title={notice.title}
      lead={notice.summary}
      date={notice.date}
      tags={
        <>
          <Tag>{words.categories[notice.category]}</Tag>
          {asksCare && <Tag tone="caution">{words.severity[notice.severity]}</Tag>}
          {over && <Tag>{words.state.over}</Tag>}
        </>
      }
      aside={
        <>
          <ValidityBar notice={notice} locale={locale} now={now} />
          {notice.kind === 'notice' && <Touches notice={notice} data={data} />}
          {notice.related.length > 0 && (
            <section className={styles.related} aria-labelledby="related">
              <h2 id="related">{words.related}</h2>
              <ul>
                {notice.related.map(({ label, href, newTab }) => (
                  <li key={href}>
                    <a {...linkAttributes(locale, href, newTab)}>{label}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      }
    >
      <Passages passages={notice.body} />
      <Attachments notice={notice} label={words.attachments} />
      <Corrections items={notice.corrections} locale={locale} />
    </ItemFrame>
  )
}

/** Files to take along, each named with its form. */
function Attachments({ notice, label }: { readonly notice: Notice; readonly label: string }) {
  if (notice.attachments.length === 0) return null
  return (
    <section className={styles.attachments} aria-labelledby="attachments">
      <h2 id="attachments">{label}</h2>
      <ul>
        {notice.attachments.map(({ title, file, type }) => (
          <li key={file}>
            <a href={file} download="">
              <DownloadIcon size={18} />
              {title}
              <Tag>{type}</Tag>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Touches({ notice, data }: { readonly notice: Notice; readonly data: NoticePage }) {
  const { locale } = data
  const words = articleMessages(locale).touches
  const places = touchedPlaces(notice.areaCodes, locale)
  const services = notice.services.map((id) => ({ id, page: pageAt(`/products/${id}`, locale) }))
  return (
    <section className={stack(12, styles.touches)} aria-labelledby="touches">
      <h2 id="touches">{words.title}</h2>
      <AreaMap places={places} ariaLabel={words.map} />
      <dl>
        <div>
          <dt>{words.areas}</dt>
          <dd>{notice.areas.length === 0 ? words.everywhere : notice.areas.join(marksOf(locale).list)}</dd>
        </div>
        <div>
          <dt>{words.services}</dt>
          <dd>
            {services.length === 0
              ? words.allServices
              : services.map(({ id, page }) => (
                  <a key={id} href={paths.product(locale, id)}>
                    {page?.name ?? id}
                  </a>
                ))}
          </dd>
        </div>
        <div>
          <dt>{words.direction}</dt>
          <dd>{words[notice.direction]}</dd>
        </div>
        <div>
          <dt>{words.contact}</dt>
          <dd>{notice.contact}</dd>
        </div>
      </dl>
    </section>
  )
}
