import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listRateVersionsAction } from '../../../site/features/desk/rates/actions.ts'
import { ask } from '../client/ask.ts'
import { useMay } from '../client/me.ts'
import { Button } from '../parts/button.tsx'
import { Page, Panel } from '../parts/page.tsx'
import { Table } from '../parts/table.tsx'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { usePartNames } from './part-names.ts'
import styles from './rates.module.css'
import { StartDialog } from './start-dialog.tsx'
import { StateTag } from './state-tag.tsx'

/** Versions of prices and rules, with the one that ships at the end. */
export function Rates() {
  const texts = useTexts()
  const words = texts.rates
  const time = useTime()
  const partName = usePartNames()
  const writes = useMay('write-rates')
  const [isStarting, setStarting] = useState(false)
  const { data } = useSuspenseQuery({
    queryKey: ['rates', 'list'],
    queryFn: ({ signal }) => ask(listRateVersionsAction, {}, signal),
  })
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        writes && (
          <Button kind="primary" onPress={() => setStarting(true)}>
            {words.start}
          </Button>
        )
      }
    >
      <Panel>
        <Table
          label={words.title}
          rows={[...data.versions, null]}
          keyOf={(version) => version?.id ?? 'shipped'}
          columns={[
            {
              id: 'name',
              label: words.version,
              cell: (version) =>
                version === null ? (
                  <>
                    {words.shipped}
                    <div className={styles.small}>{words.versionNumber(1)}</div>
                  </>
                ) : (
                  <>
                    <Link to="/rates/$id" params={{ id: version.id }} className={styles.link ?? ''}>
                      {version.title}
                    </Link>
                    <div className={styles.small}>{words.versionNumber(version.number)}</div>
                  </>
                ),
            },
            {
              id: 'state',
              label: words.state,
              cell: (version) => (
                <StateTag state={version === null || version.isInForce ? 'in-force' : version.state} />
              ),
            },
            {
              id: 'from',
              label: words.validFrom,
              cell: (version) => <span className={styles.day}>{version?.validFrom ?? '2026-01-01'}</span>,
            },
            {
              id: 'changes',
              label: words.changes,
              cell: (version) =>
                version === null
                  ? ''
                  : version.parts.length === 0
                    ? words.noChanges
                    : version.parts.map(partName).join(' · '),
            },
            {
              id: 'by',
              label: words.changedBy,
              cell: (version) =>
                version === null ? '' : texts.releases.by(version.changedBy, time(version.changedAt)),
            },
          ]}
        />
      </Panel>
      {isStarting && <StartDialog onClose={() => setStarting(false)} />}
    </Page>
  )
}
