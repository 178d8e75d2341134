import { orderImportMessages } from '@hongyan/content/messages'
import { fill } from '@hongyan/locales'
import { paths } from '../../../../paths.ts'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import { SignedOut } from '../../../../shell/parts/own-list/signed-out.tsx'
import { ChooseList } from './choose-list.tsx'
import type { OrderImportPage } from './import-model.ts'
import { ListConfirmation } from './list-confirmation.tsx'
import { RetryForm } from './retry-form.tsx'
import { ReviewForm } from './review-form.tsx'
import { SavedLists } from './saved-lists.tsx'

/** Orders from a list: handed in, looked over line by line, placed. It needs no script. */
export function OrderImport({ data }: { readonly data: OrderImportPage }) {
  const { locale, signIn, step } = data
  const { lead, single, ...words } = orderImportMessages(locale).signedOut
  return (
    <div className={list.screen}>
      {signIn === null || step.kind === 'again' ? (
        <Own data={data} />
      ) : (
        <SignedOut
          {...words}
          lead={fill(lead, { most: data.most })}
          href={signIn}
          other={{ label: single, href: paths.placeOrder(locale, 'express') }}
        />
      )}
    </div>
  )
}

function Own({ data }: { readonly data: OrderImportPage }) {
  const { locale, most, mostLabels, company, mark, signIn, step } = data
  const words = orderImportMessages(locale)
  if (step.kind === 'done') return <ListConfirmation locale={locale} step={step} mostLabels={mostLabels} />
  return (
    <>
      <header className={list.head}>
        <h1>{words.title}</h1>
        <p>{fill(words.lead, { most })}</p>
      </header>
      {step.kind === 'choose' && (
        <>
          <SavedLists locale={locale} kept={data.kept} />
          <ChooseList locale={locale} company={company} most={most} mark={mark} step={step} />
        </>
      )}
      {step.kind === 'review' && <ReviewForm locale={locale} company={company} mark={mark} step={step} />}
      {step.kind === 'again' && <RetryForm locale={locale} step={step} signIn={signIn} />}
    </>
  )
}
