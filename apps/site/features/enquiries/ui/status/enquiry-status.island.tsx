import type { LocaleId } from '@hongyan/locales'
import { fill } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import styles from './enquiry-status.module.css'
import { CorrectForm } from './parts/correct-form.tsx'
import { Shown } from './parts/shown.tsx'
import { WithdrawCard } from './parts/withdraw-card.tsx'
import { type EnquiryShown, type PrivateLink, readPrivateLink, showEnquiry } from './status-calls.ts'
import type { StatusWords } from './words.ts'

type EnquiryStatusProps = { readonly locale: LocaleId; readonly words: StatusWords }

type Page =
  | { readonly kind: 'loading' | 'no-link' | 'unknown' | 'failed' }
  | { readonly kind: 'shown'; readonly link: PrivateLink; readonly enquiry: EnquiryShown }

/**
 * The private page of an enquiry: where it stands, what was written, correcting and withdrawing.
 * @param data EnquiryStatusProps as JSON
 */
export function EnquiryStatus({ data }: { readonly data: string }) {
  const { locale, words } = useMemo(() => JSON.parse(data) as EnquiryStatusProps, [data])
  const [page, setPage] = useState<Page>({ kind: 'loading' })
  const { status } = words

  const load = useCallback(async (signal?: AbortSignal) => {
    const link = readPrivateLink(location.hash)
    if (link === null) return setPage({ kind: 'no-link' })
    const reply = await showEnquiry(link, signal)
    if (signal?.aborted) return
    if (reply.kind === 'ok') return setPage({ kind: 'shown', link, enquiry: reply.answer.data })
    const unknown = reply.kind === 'refused' && reply.refusal === 'unknown-enquiry'
    setPage({ kind: unknown ? 'unknown' : 'failed' })
  }, [])

  useEffect(() => {
    const leaving = new AbortController()
    const again = () => void load(leaving.signal)
    again()
    addEventListener('hashchange', again)
    return () => {
      removeEventListener('hashchange', again)
      leaving.abort()
    }
  }, [load])

  const hotline = { hotline: words.hotline }
  if (page.kind === 'shown') {
    const { enquiry, link } = page
    return (
      <div className={stack(48, styles.page)}>
        <Shown enquiry={enquiry} words={words} locale={locale} />
        {enquiry.details && (
          <div className={styles.ways}>
            <CorrectForm
              key={enquiry.enquiryNo}
              link={link}
              details={enquiry.details}
              words={words}
              onSaved={() => void load()}
            />
            <WithdrawCard link={link} words={words} onDone={() => void load()} />
          </div>
        )}
      </div>
    )
  }
  return (
    <div className={styles.message} role="status" data-state={page.kind}>
      {page.kind === 'loading' && (
        <>
          <p>{status.loading}</p>
          <noscript>
            <p>{fill(words.correct.noScript, hotline)}</p>
          </noscript>
        </>
      )}
      {page.kind === 'no-link' && (
        <>
          <h2>{status.noLinkTitle}</h2>
          <p>{fill(status.noLink, hotline)}</p>
        </>
      )}
      {page.kind === 'unknown' && (
        <>
          <h2>{status.nothingTitle}</h2>
          <p>{fill(status.nothing, hotline)}</p>
        </>
      )}
      {page.kind === 'failed' && (
        <>
          <p>{status.failed}</p>
          <Button kind="secondary" onClick={() => void load()}>
            {words.retry}
          </Button>
        </>
      )}
    </div>
  )
}
