import { orderImportMessages } from '@hongyan/content/messages'
import { formatMoment, homeZone, type LocaleId, plural } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import list from '../../../../blocks/own-list/own-list.module.css'
import { paths } from '../../../../paths.ts'
import styles from './import.module.css'
import type { KeptList } from './import-model.ts'
import { controls, listActs } from './list-controls.ts'

type Props = { readonly locale: LocaleId; readonly kept: readonly KeptList[] }

/** Lists that were looked over and not placed: each can be gone on with, on every device of its account. */
export function KeptLists({ locale, kept }: Props) {
  if (kept.length === 0) return null
  const { unfinished } = orderImportMessages(locale)
  return (
    <section aria-labelledby="kept-lists" className={styles.kept}>
      <h2 id="kept-lists">{unfinished.title}</h2>
      <ul>
        {kept.map(({ key, of, lines, updatedAt }) => {
          const time = formatMoment(locale, updatedAt, homeZone)
          const about = plural(locale, lines, unfinished.about, { time })
          return (
            <li key={key}>
              <form method="post" action={paths.orderImport(locale)} encType="multipart/form-data">
                <input type="hidden" name={controls.key} value={key} />
                <p>
                  {about}
                  {of === 'company' && ` · ${unfinished.company}`}
                </p>
                <div className={list.actions}>
                  <Button
                    type="submit"
                    name={controls.act}
                    value={listActs.resume}
                    kind="secondary"
                    size="small"
                    aria-label={`${unfinished.resume}: ${about}`}
                  >
                    {unfinished.resume}
                  </Button>
                  <Button
                    type="submit"
                    name={controls.act}
                    value={listActs.drop}
                    kind="quiet"
                    size="small"
                    aria-label={`${unfinished.drop}: ${about}`}
                  >
                    {unfinished.drop}
                  </Button>
                </div>
              </form>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
