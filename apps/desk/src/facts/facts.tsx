import { useSuspenseQuery } from '@tanstack/react-query'
import { listFactsAction } from '../../../site/features/desk/documents/lookups/actions.ts'
import { ask } from '../client/ask.ts'
import { Page, Panel } from '../parts/page.tsx'
import { Table } from '../parts/table.tsx'
import { useLanguage } from '../texts/language.tsx'
import styles from './facts.module.css'

/** A fact is marked so long before it expires, ms. */
const soonMs = 30 * 86_400_000

/** What statements of the site rest on, those that expire first first. */
export function Facts() {
  const { texts, language } = useLanguage()
  const words = texts.facts
  const { data } = useSuspenseQuery({
    queryKey: ['facts'],
    queryFn: ({ signal }) => ask(listFactsAction, {}, signal),
  })
  const facts = data.facts.toSorted((a, b) => a.expires.localeCompare(b.expires))
  const stateOf = ({ isCurrent, expires }: (typeof facts)[number]) => {
    if (!isCurrent) return 'expired'
    return Date.parse(expires) - Date.now() < soonMs ? 'soon' : 'current'
  }
  return (
    <Page title={words.title} lead={words.lead}>
      <Panel>
        <Table
          label={words.title}
          rows={facts}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'value',
              label: words.value,
              align: 'end',
              cell: ({ value, unit }) => (
                <b className={styles.value}>
                  {value[language]} {unit[language]}
                </b>
              ),
            },
            { id: 'label', label: words.about, cell: ({ label }) => label[language] },
            { id: 'asOf', label: words.asOf, cell: ({ asOf }) => asOf },
            {
              id: 'expires',
              label: words.expires,
              cell: (fact) => (
                <span className={styles.expires} data-state={stateOf(fact)}>
                  {fact.expires} <small>{words.states[stateOf(fact)]}</small>
                </span>
              ),
            },
          ]}
        />
      </Panel>
    </Page>
  )
}
