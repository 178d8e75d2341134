import { formatMoment, homeZone, type LocaleId } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { call } from '../../../../client/call.ts'
import { clearDevice } from '../../../../client/clear-device.ts'
import { moveTyped } from '../../../../client/move-draft.ts'
import { signInLink } from '../../../../client/sign-in.ts'
import { paths } from '../../../../paths.ts'
import { showFailure, showToast } from '../../../../shell/client/toast.ts'
import { endSubscriptionAction } from '../../../subscriptions/actions.ts'
import { endSessionAction, exportAccountAction, signOutEverywhereAction } from '../actions.ts'
import { DeleteAccount } from './delete-account.tsx'
import { type OwnDataAnswer, readOwnData } from './own-data.ts'
import styles from './privacy.module.css'
import type { PrivacyWords } from './words.ts'

type PrivacyProps = { readonly locale: LocaleId; readonly words: PrivacyWords }

const shownKinds = [
  'orders',
  'claims',
  'deliveryChanges',
  'nicknames',
  'addresses',
  'drafts',
  'subscriptions',
  'apiKeys',
  'webhooks',
  'companyOrders',
] as const

/**
 * What is held about whoever is signed in, and what can be done about it.
 * @param data PrivacyProps as JSON
 */
export function Privacy({ data }: { readonly data: string }) {
  const { locale, words } = useMemo(() => JSON.parse(data) as PrivacyProps, [data])
  const [page, setPage] = useState<OwnDataAnswer | { readonly kind: 'loading' }>({ kind: 'loading' })
  const [busy, setBusy] = useState(false)
  const top = useRef<HTMLHeadingElement>(null)

  const load = useCallback(async (signal?: AbortSignal) => {
    const answer = await readOwnData(signal)
    if (!signal?.aborted) setPage(answer)
  }, [])
  useEffect(() => {
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [load])

  // Whoever comes for one part of the page finds it once it is there.
  const isShown = page.kind === 'shown'
  useEffect(() => {
    if (isShown && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isShown])

  /** One thing at a time; the list that follows says what became of it. */
  const act = async (work: () => Promise<{ readonly kind: string }>, done: string) => {
    setBusy(true)
    const { kind } = await work()
    await load()
    setBusy(false)
    if (kind === 'ok') showToast(done)
    else showFailure(words.notDone)
    top.current?.focus()
  }
  const leave = (next: string) => {
    clearDevice()
    location.assign(next)
  }

  if (page.kind !== 'shown') {
    const way =
      page.kind === 'signed-out' ? (
        <ButtonLink href={signInLink(paths.my(locale, 'privacy'), paths.signInStart(locale))}>
          {words.signIn}
        </ButtonLink>
      ) : page.kind === 'failed' ? (
        <Button kind="secondary" onClick={() => void load()}>
          {words.retry}
        </Button>
      ) : null
    const text = { loading: words.loading, 'signed-out': words.signedOut, failed: words.failed }[page.kind]
    return (
      <div className={styles.message} role="status" data-state={page.kind}>
        <p>{text}</p>
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
        {way}
      </div>
    )
  }

  const { holdings, sessions, subscriptions } = page.data
  const nothing = shownKinds.filter((kind) => holdings[kind] === 0)
  const when = (at: string) => formatMoment(locale, at, homeZone)
  return (
    <div className={stack(48, styles.parts)} aria-busy={busy}>
      <section aria-labelledby="held">
        <h2 id="held" ref={top} tabIndex={-1}>
          {words.held}
        </h2>
        <Held words={words} holdings={holdings} kinds={shownKinds.filter((kind) => holdings[kind] > 0)} />
        {nothing.length > 0 && (
          <details className={styles.nothing}>
            <summary>{words.nothing.replace('{count}', String(nothing.length))}</summary>
            <Held words={words} holdings={holdings} kinds={nothing} />
          </details>
        )}
        <p className={styles.actions}>
          <ButtonLink kind="secondary" href={exportAccountAction.path} download="" data-no-prefetch="">
            {words.export}
          </ButtonLink>
        </p>
        <p className={styles.note}>{words.exportNote}</p>
      </section>

      <section aria-labelledby="subscriptions">
        <h2 id="subscriptions">{words.subscriptions}</h2>
        {subscriptions.length === 0 ? (
          <p className={styles.note}>{words.noSubscriptions}</p>
        ) : (
          <ul className={styles.rows}>
            {subscriptions.map(({ id, number, status, channel, address, confirmed }) => (
              <li key={id}>
                <span>
                  <a href={paths.track(locale, [number])}>{number}</a>
                  <small>
                    {[
                      words.statuses[status],
                      words.channels[channel],
                      address,
                      confirmed ? '' : words.waiting,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <Button
                  kind="quiet"
                  size="small"
                  disabled={busy}
                  aria-label={`${words.stop} ${number}`}
                  onClick={() =>
                    void act(() => call(endSubscriptionAction, { params: { id }, body: {} }), words.done)
                  }
                >
                  {words.stop}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.actions}>
          <ButtonLink kind="secondary" href={paths.subscribe(locale)}>
            {words.follow}
          </ButtonLink>
        </p>
      </section>

      <section aria-labelledby="devices">
        <h2 id="devices">{words.sessions}</h2>
        <ul className={styles.rows}>
          {sessions.map(({ id, device, since, lastSeen, current }) => {
            const name = device ?? words.unknownDevice
            return (
              <li key={id}>
                <span>
                  {current ? `${name} · ${words.thisDevice}` : name}
                  <small>
                    {words.since.replace('{since}', when(since)).replace('{seen}', when(lastSeen))}
                  </small>
                </span>
                {!current && (
                  <Button
                    kind="quiet"
                    size="small"
                    disabled={busy}
                    aria-label={`${words.end}: ${name}`}
                    onClick={() =>
                      void act(() => call(endSessionAction, { params: { id }, body: {} }), words.ended)
                    }
                  >
                    {words.end}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
        <p className={styles.actions}>
          <Button
            kind="secondary"
            disabled={busy}
            onClick={async () => {
              setBusy(true)
              await moveTyped()
              const reply = await call(signOutEverywhereAction, { body: {} })
              if (reply.kind === 'ok') leave(reply.answer.data.next)
              else {
                setBusy(false)
                showFailure(words.notDone)
              }
            }}
          >
            {words.everywhere}
          </Button>
        </p>
      </section>

      <DeleteAccount locale={locale} words={words} holdings={holdings} onDeleted={leave} />
    </div>
  )
}

/** Of what kinds how much is held, and for how long. */
function Held({
  words,
  holdings,
  kinds,
}: {
  readonly words: PrivacyWords
  readonly holdings: Readonly<Record<(typeof shownKinds)[number], number>>
  readonly kinds: readonly (typeof shownKinds)[number][]
}) {
  return (
    <dl className={`${styles.rows} ${styles.held}`}>
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>
            {words.kinds[kind]}
            <small>{words.keptFor[kind]}</small>
          </dt>
          <dd data-none={holdings[kind] === 0 || undefined}>{holdings[kind]}</dd>
        </div>
      ))}
    </dl>
  )
}
