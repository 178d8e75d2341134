import { stack } from '@hongyan/ui/layout.ts'
import { TabButton, TabLink, TabRow } from '@hongyan/ui/tabs.tsx'
import type { CoverageViewProps } from './coverage-texts.ts'
import styles from './coverage-view.module.css'
import { ManyAddresses } from './many-addresses.tsx'
import { OneAddress } from './one-address.tsx'

/** “Can you deliver there?” for one address or for a list. Without a script both forms stand below one another. */
export function CoverageView(props: CoverageViewProps) {
  const { model, handlers, words, page } = props
  const Title = page === 'network' ? 'h2' : 'h1'
  const tabs = [
    { id: 'one', label: words.one.tab },
    { id: 'many', label: words.many.tab },
  ] as const
  return (
    <section id="coverage" aria-labelledby="coverage-title" className={styles.coverage}>
      <div className={`page ${stack(24, styles.body)}`}>
        <div className={stack(8, styles.words)}>
          <Title id="coverage-title">{words.title}</Title>
          <p>{words.lead}</p>
        </div>
        <TabRow role={model.ready ? 'tablist' : undefined} aria-label={words.title}>
          {tabs.map(({ id, label }) =>
            model.ready ? (
              <TabButton
                key={id}
                role="tab"
                id={`tab-${id}`}
                aria-selected={model.tab === id}
                aria-controls={`panel-${id}`}
                onClick={() => handlers.show(id)}
              >
                {label}
              </TabButton>
            ) : (
              <TabLink key={id} href={`#panel-${id}`} aria-current={model.tab === id ? 'true' : undefined}>
                {label}
              </TabLink>
            ),
          )}
        </TabRow>
        {tabs.map(({ id }) => (
          <div
            key={id}
            id={`panel-${id}`}
            className={stack(24, styles.panel)}
            {...(model.ready ? { role: 'tabpanel', 'aria-labelledby': `tab-${id}` } : {})}
            hidden={model.ready && model.tab !== id}
            data-waits={!model.ready && model.tab !== id ? '' : undefined}
          >
            {id === 'one' ? <OneAddress {...props} /> : <ManyAddresses {...props} />}
          </div>
        ))}
      </div>
    </section>
  )
}
