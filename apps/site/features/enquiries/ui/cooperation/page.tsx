import type { PictureName } from '@hongyan/content'
import { enquiryMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import type { ReactNode } from 'react'
import type { FormOutcome } from '../../../../calls/form-outcome.ts'
import { paths } from '../../../../paths.ts'
import { ScenePicture } from '../../../../shell/scene-picture.tsx'
import type { EnquiryIslandProps } from '../enquiry.island.tsx'
import styles from './page.module.css'

/** Who the page speaks to: companies that ship, or partners of the network. */
export type CooperationPage = {
  readonly locale: LocaleId
  /** Partners of the network, not companies that ship. */
  readonly partners: boolean
  readonly title: string
  readonly lead: string
  readonly scene: PictureName
  readonly form: EnquiryIslandProps
  /** The form was sent without a script and taken in. */
  readonly receipt: Extract<FormOutcome, { kind: 'receipt' }> | null
}

/** The page of the cooperation form: what it is for and what follows on the left, the form on the right. */
export function CooperationScreen({
  data,
  promise,
  children,
}: {
  readonly data: CooperationPage
  /** By when somebody calls. */
  readonly promise: ReactNode
  readonly children: ReactNode
}) {
  const { locale, title, lead, scene } = data
  return (
    <div className={styles.screen}>
      <div className={`page ${styles.grid}`}>
        <div className={styles.intro}>
          <h1>{title}</h1>
          <p>{lead}</p>
          {promise}
          <p className={styles.brief}>{enquiryMessages(locale).steps.brief}</p>
        </div>
        <div className={styles.form}>{children}</div>
        <NextSteps data={data} />
        <ScenePicture name={scene} className={styles.scene} sizes="(max-width: 62.5em) 1px, 348px" eager />
      </div>
    </div>
  )
}

/** What happens once the form is sent, and the ways to the other form and to one sent before. */
function NextSteps({ data: { locale, partners } }: { readonly data: CooperationPage }) {
  const { steps } = enquiryMessages(locale)
  return (
    <section className={styles.steps} aria-labelledby="next-steps">
      <h2 id="next-steps">{steps.title}</h2>
      <ol>
        {steps.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.others}>
        <ArrowLink href={paths.enquiryStatus(locale)}>{steps.progress}</ArrowLink>
        <ArrowLink href={partners ? paths.cooperation(locale) : paths.partners(locale)}>
          {partners ? steps.business : steps.partners}
        </ArrowLink>
      </p>
    </section>
  )
}
