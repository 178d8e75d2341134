import { carbonMessages } from '@hongyan/content'
import type { CarbonResult } from '@hongyan/domain/carbon/footprint'
import { writeLink } from '@hongyan/domain/carbon/write-link'
import { fill, formatFullDate, homeZone, type LocaleId, noonAtHome } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { ChevronDownIcon, CopyIcon, DownloadIcon, PrinterIcon } from '@hongyan/ui/icons.tsx'
import { footprintCall, paths } from '../../../../paths.ts'
import styles from './proof.module.css'

/** What lets anybody check this result later: its link and a statement; for auditors its factors and fingerprint. */
export function Proof({
  locale,
  result: { footprint, since, fingerprint },
  origin,
}: {
  readonly locale: LocaleId
  readonly result: CarbonResult
  readonly origin: string
}) {
  const { proof } = carbonMessages(locale)
  const query = writeLink(footprint.shipment, footprint.set)
  const link = origin + paths.footprint(locale, query)
  const date = formatFullDate(locale, noonAtHome(since), homeZone)
  return (
    <section className={styles.proof} aria-labelledby="proof">
      <h2 id="proof">{proof.title}</h2>
      <p className={styles.link}>{link}</p>
      <div className={styles.tools}>
        <ButtonLink
          kind="secondary"
          size="small"
          href={paths.carbonStatement(locale, query)}
          download=""
          data-no-prefetch=""
        >
          <DownloadIcon size={18} />
          {proof.statement}
        </ButtonLink>
        <Button kind="quiet" size="small" className={styles.scripted} data-copy={link}>
          <CopyIcon size={18} />
          {proof.copy}
        </Button>
        <Button kind="quiet" size="small" className={styles.scripted} data-print="">
          <PrinterIcon size={18} />
          {proof.print}
        </Button>
      </div>
      <details className={styles.details}>
        <summary>
          {proof.details}
          <ChevronDownIcon size={16} />
        </summary>
        <p>{fill(proof.set, { set: footprint.set, date })}</p>
        <dl>
          <dt>{proof.fingerprint}</dt>
          <dd>{fingerprint}</dd>
        </dl>
        <p className={styles.hint}>{proof.fingerprintHint}</p>
        <a className={styles.data} href={footprintCall(query)} data-no-prefetch="">
          {proof.data}
        </a>
      </details>
    </section>
  )
}
