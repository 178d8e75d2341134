import { fill, type LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { useState } from 'react'
import { call } from '../../../../client/call.ts'
import { paths } from '../../../../paths.ts'
import { showFailure } from '../../../../shell/client/toast.ts'
import { deleteAccountAction } from '../actions.ts'
import { becameDeleted, becameParameter } from '../became.ts'
import type { OwnData } from './own-data.ts'
import styles from './privacy.module.css'
import type { PrivacyWords } from './words.ts'

type DeleteAccountProps = {
  readonly locale: LocaleId
  readonly words: PrivacyWords
  readonly holdings: OwnData['holdings']
  /** Where the browser goes on to. */
  readonly onDeleted: (next: string) => void
}

/** Where a deletion ends, by way of the provider or at once: it hands the page what became of the account. */
function deletedAt(next: string): string {
  const address = new URL(next, location.origin)
  address.searchParams.set(becameParameter, becameDeleted)
  return address.href
}

/** Deleting for good: what goes, what the law keeps, and a tick before the button does anything. */
export function DeleteAccount({ locale, words, holdings, onDeleted }: DeleteAccountProps) {
  const [ticked, setTicked] = useState(false)
  const [busy, setBusy] = useState(false)
  const waits = [
    [words.underWay, holdings.underWay],
    [words.openClaims, holdings.openClaims],
    [words.peopleLeft, holdings.peopleLeft],
    [words.companyUnderWay, holdings.companyUnderWay],
  ] as const
  const waiting = waits.filter(([, count]) => count > 0)
  const remove = async () => {
    setBusy(true)
    const reply = await call(deleteAccountAction, { body: { confirmed: true } })
    if (reply.kind === 'ok') return onDeleted(deletedAt(reply.answer.data.next))
    setBusy(false)
    showFailure(words.notDone)
  }
  return (
    <section aria-labelledby="delete">
      <h2 id="delete">{words.remove}</h2>
      <p>{words.removeLead}</p>
      <p className={styles.note}>{words.removeCompany}</p>
      <p className={styles.note}>{words.removeKept}</p>
      {waiting.length > 0 ? (
        waiting.map(([text, count]) => (
          <p key={text} className={styles.waits}>
            {fill(text, { count })}
            {text === words.peopleLeft && (
              <>
                {' '}
                <a href={paths.company(locale)}>{words.toCompany}</a>
              </>
            )}
          </p>
        ))
      ) : (
        <>
          <label className={styles.tick}>
            <input type="checkbox" checked={ticked} onChange={(event) => setTicked(event.target.checked)} />
            {words.removeTick}
          </label>
          <p className={styles.actions}>
            <Button
              kind="secondary"
              disabled={!ticked || busy}
              aria-busy={busy}
              onClick={() => void remove()}
            >
              {words.removeButton}
            </Button>
          </p>
        </>
      )}
    </section>
  )
}
