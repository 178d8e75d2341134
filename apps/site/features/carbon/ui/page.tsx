import { carbonMessages } from '@hongyan/content'
import type { Shipment } from '@hongyan/domain/carbon/shipment'
import { fill, formatWeight, type LocaleId } from '@hongyan/locales'
import type { ReactNode } from 'react'
import { AskedLine } from '../../../shell/parts/asked-line/asked-line.tsx'
import { Breadcrumb } from '../../../shell/parts/breadcrumb/breadcrumb.tsx'
import type { CarbonPage } from '../load.ts'
import { cityName } from '../text/step-words.ts'
import { CarbonForm } from './carbon-form.tsx'
import styles from './page.module.css'
import { Method } from './parts/method.tsx'
import { Result } from './parts/result.tsx'
import { NoRoute, Start, UnknownSet } from './parts/without-result.tsx'

/** The carbon calculator: the form, the result beside it, under them the batch (`children`) and the method. */
export function CarbonScreen({
  data,
  children,
}: {
  readonly data: CarbonPage
  readonly children: ReactNode
}) {
  const { locale, question, crumbs, answer } = data
  const words = carbonMessages(locale)
  return (
    <div>
      <div className={styles.band}>
        <div className="page">
          <Breadcrumb crumbs={crumbs} locale={locale} />
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </div>
      </div>
      <div className={`page ${styles.columns}`}>
        <div>
          {answer?.kind === 'result' && question.kind === 'shipment' && (
            <AskedLine asked={askedOf(locale, question.shipment)} edit={words.form.edit} />
          )}
          <CarbonForm locale={locale} question={question} />
        </div>
        <div className={styles.main}>
          <Answer data={data} />
        </div>
      </div>
      <template data-fold="" />
      {children}
      <Method locale={locale} />
    </div>
  )
}

function askedOf(locale: LocaleId, { from, to, grams }: Shipment): string {
  const names = { from: cityName(locale, from), to: cityName(locale, to) }
  return fill(carbonMessages(locale).form.asked, { ...names, weight: formatWeight(locale, grams) })
}

function Answer({ data: { locale, question, answer, example, origin } }: { readonly data: CarbonPage }) {
  switch (answer?.kind) {
    case 'result':
      return <Result locale={locale} result={answer.result} origin={origin} />
    case 'none':
      return <NoRoute locale={locale} answer={answer} />
    case 'unknown-set':
      return <UnknownSet locale={locale} question={question} />
    default:
      return <Start locale={locale} example={example} />
  }
}
