import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { compareRateVersionAction } from '../../../site/features/desk/rates/actions.ts'
import { ask } from '../client/ask.ts'
import { Select } from '../parts/field.tsx'
import { Empty, Panel } from '../parts/page.tsx'
import { Table } from '../parts/table.tsx'
import { useLanguage } from '../texts/language.tsx'
import { showCell } from './cell-kinds.ts'
import { useMoney } from './money.ts'
import { productName } from './product-name.ts'
import styles from './rates.module.css'

type Compared = Awaited<ReturnType<typeof ask<typeof compareRateVersionAction>>>
type Sample = Compared['samples'][number]

const filters = {
  changed: (one: Sample) => one.difference !== 0 || one.before.arrives !== one.after.arrives,
  all: () => true,
  lost: (one: Sample) => one.after.total === null,
  arrival: (one: Sample) =>
    one.before.arrives !== null && one.after.arrives !== null && one.before.arrives !== one.after.arrives,
} as const
type Filter = keyof typeof filters

/** What a version earns or loses over samples, for each product and each sample. */
export function Comparison({ id, revision, unsaved }: { id: string; revision: number; unsaved: boolean }) {
  const { texts, language } = useLanguage()
  const words = texts.rates
  const said = words.comparison
  const money = useMoney()
  const [filter, setFilter] = useState<Filter>('changed')
  const { data } = useSuspenseQuery({
    queryKey: ['rates', 'comparison', id, revision, language],
    queryFn: ({ signal }) => ask(compareRateVersionAction, { params: { id } }, signal),
    staleTime: 60_000,
  })
  const before = data.sums.reduce((sum, one) => sum + one.before, 0)
  const after = data.sums.reduce((sum, one) => sum + one.after, 0)
  const samples = data.samples.filter(filters[filter])
  const total = { product: 'total' as const, samples: data.samples.length, before, after }
  return (
    <div className={styles.parts}>
      <p className={styles.help}>
        {said.lead(data.samples.length, data.ms)} {unsaved && said.savedOnly}
      </p>
      <dl className={styles.totals}>
        <div data-way={after > before ? 'up' : after < before ? 'down' : undefined}>
          <dt>{after > before ? said.earns : after < before ? said.loses : said.nothing}</dt>
          <dd>{money(Math.abs(after - before))}</dd>
          <dd className={styles.help}>
            {said.of(money(before), money(after))} ({percent(before, after, language)})
          </dd>
        </div>
        {(['lost', 'won', 'later', 'earlier'] as const).map((name) => (
          <div key={name} data-way={name === 'lost' && data.lost > 0 ? 'down' : undefined}>
            <dt>{said[name]}</dt>
            <dd>{data[name]}</dd>
          </div>
        ))}
      </dl>
      <Panel>
        <Table
          label={said.product}
          rows={[...data.sums, total]}
          keyOf={({ product }) => product}
          columns={[
            {
              id: 'product',
              label: said.product,
              cell: ({ product }) =>
                product === 'total' ? <strong>{said.total}</strong> : productName(words, product),
            },
            { id: 'samples', label: said.samples, align: 'end', cell: (one) => one.samples },
            { id: 'before', label: said.before, align: 'end', cell: (one) => money(one.before) },
            { id: 'after', label: said.after, align: 'end', cell: (one) => money(one.after) },
            {
              id: 'difference',
              label: said.difference,
              align: 'end',
              cell: (one) => (
                <span data-way={one.after > one.before ? 'up' : one.after < one.before ? 'down' : undefined}>
                  {money(one.after - one.before, true)} ({percent(one.before, one.after, language)})
                </span>
              ),
            },
          ]}
        />
      </Panel>
      <div className={styles.choice}>
        <Select
          label={said.show}
          value={filter}
          options={[
            { id: 'changed', label: said.changed },
            { id: 'all', label: said.all },
            { id: 'lost', label: said.lost },
            { id: 'arrival', label: `${said.later} / ${said.earlier}` },
          ]}
          onChange={(value) => setFilter(value in filters ? (value as Filter) : 'changed')}
        />
      </div>
      <Panel>
        {samples.length === 0 ? (
          <Empty>{texts.nothingFound}</Empty>
        ) : (
          <Table
            label={said.sample}
            rows={samples.map((sample, at) => ({ ...sample, at }))}
            keyOf={({ at }) => String(at)}
            columns={[
              {
                id: 'product',
                label: said.product,
                cell: ({ product, source }) => (
                  <>
                    {productName(words, product)}
                    <div className={styles.small}>{said.source[source]}</div>
                  </>
                ),
              },
              {
                id: 'sample',
                label: said.sample,
                cell: ({ from, to, grams, pieces }) => (
                  <>
                    {from.name} → {to.name}
                    <div className={styles.small}>{said.kilograms(showCell(grams, 'kilograms'), pieces)}</div>
                  </>
                ),
              },
              {
                id: 'handed',
                label: said.handed,
                cell: ({ date, time }) => <span className={styles.day}>{`${date} ${time}`}</span>,
              },
              {
                id: 'before',
                label: said.before,
                align: 'end',
                cell: ({ before: told }) => <Told told={told} />,
              },
              {
                id: 'after',
                label: said.after,
                align: 'end',
                cell: ({ after: told }) => <Told told={told} />,
              },
              {
                id: 'difference',
                label: said.difference,
                align: 'end',
                cell: ({ difference }) =>
                  difference === null ? (
                    '–'
                  ) : (
                    <strong data-way={difference > 0 ? 'up' : difference < 0 ? 'down' : undefined}>
                      {money(difference, true)}
                    </strong>
                  ),
              },
            ]}
          />
        )}
      </Panel>
    </div>
  )
}

function Told({ told: { total, arrives } }: { readonly told: Sample['before'] }) {
  const { texts } = useLanguage()
  const money = useMoney()
  const said = texts.rates.comparison
  if (total === null) return said.noPrice
  return (
    <>
      {money(total)}
      <div className={styles.small}>{arrives && said.arrives(arrives.slice(5))}</div>
    </>
  )
}

function percent(before: number, after: number, language: string): string {
  const share = before === 0 ? 0 : (after - before) / before
  return new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  }).format(share)
}
