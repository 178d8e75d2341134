import { orderImportMessages } from '@hongyan/content/messages'
import { formatMoment, homeZone, type LocaleId, plural } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import type { ReactNode } from 'react'
import { paths } from '../../../../paths.ts'
import { ConfirmedAction } from '../../../../shell/parts/confirmed-action/confirmed-action.tsx'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import styles from './import.module.css'
import type { SavedList } from './import-model.ts'
import { controls, type ListAct, listActs } from './list-controls.ts'

type Props = { readonly locale: LocaleId; readonly kept: readonly SavedList[] }

/** Lists that were pasted or looked over and not placed: each can be gone on with, on every device of its account. */
export function SavedLists({ locale, kept }: Props) {
  if (kept.length === 0) return null
  const { unfinished } = orderImportMessages(locale)
  return (
    <section aria-labelledby="saved-lists" className={styles.kept}>
      <h2 id="saved-lists">{unfinished.title}</h2>
      <ul>
        {kept.map((one) => {
          const about = sentenceOf(locale, one)
          return (
            <li key={one.key}>
              <p>{about}</p>
              <div className={list.actions}>
                <SavedListForm locale={locale} of={one} act={listActs.resume}>
                  <Button
                    type="submit"
                    kind="secondary"
                    size="small"
                    aria-label={`${unfinished.resume}: ${about}`}
                  >
                    {unfinished.resume}
                  </Button>
                </SavedListForm>
                <ConfirmedAction
                  {...unfinished.discard}
                  id={`drop-${one.key}`}
                  heading="h3"
                  about={about}
                  ends
                  form={(buttons) => (
                    <SavedListForm locale={locale} of={one} act={listActs.drop}>
                      {buttons}
                    </SavedListForm>
                  )}
                />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** How many lines it has, whether and when they were looked over, how many of them are ordered, and for whom it is. */
function sentenceOf(locale: LocaleId, { of, lines, placed, updatedAt }: SavedList): string {
  const { about, pasted, placed: ordered, company } = orderImportMessages(locale).unfinished
  const time = formatMoment(locale, updatedAt, homeZone)
  return [
    plural(locale, lines, placed === null ? pasted : about, { time }),
    ...(placed ? [plural(locale, placed, ordered)] : []),
    ...(of === 'company' ? [company] : []),
  ].join(' · ')
}

type FormProps = {
  readonly locale: LocaleId
  readonly of: SavedList
  readonly act: ListAct
  readonly children: ReactNode
}

/** A form that does one thing with a list that is kept. */
function SavedListForm({ locale, of, act, children }: FormProps) {
  return (
    <form method="post" action={paths.orderImport(locale)} encType="multipart/form-data">
      <input type="hidden" name={controls.key} value={of.key} />
      <input type="hidden" name={controls.act} value={act} />
      {children}
    </form>
  )
}
