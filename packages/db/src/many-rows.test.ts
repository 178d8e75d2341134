import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { insertsOf, isAmong, writeRows } from './many-rows.ts'

withDatabases('many rows', (database) => {
  const words = ['plain', "it's", '引号"和\\反斜线', '\\ud83d', '𠮷', '{"a":null}', ''] as const
  const rowOf = (value: string, seen: number) => ({
    kind: 'city' as const,
    value,
    seen,
    first_seen_at: 1_800_000_000_000,
    last_seen_at: 1_800_000_000_001,
    sample_event_id: value,
  })
  const read = () =>
    database()
      .query.selectFrom('unmapped_values')
      .select(['value', 'seen', 'first_seen_at'])
      .where(({ ref }) =>
        isAmong(database().engine, ref('value'), [...words, ...many.map(({ value }) => value)]),
      )
      .orderBy('seen')
      .execute()
  const many = Array.from({ length: 1000 }, (_, at) => rowOf(`many-${at}`, 100 + at))

  test('are stored as they are, whatever their texts hold and however many they are', async () => {
    const rows = [...words.map(rowOf), ...many]
    const { engine, query } = database()
    const inserts = insertsOf(engine, query, 'unmapped_values', rows)
    expect(inserts).toHaveLength(engine === 'postgres' ? 1 : 6)
    for (const insert of inserts) await insert.execute()
    expect(await read()).toEqual(
      rows.map(({ value, seen, first_seen_at }) => ({ value, seen, first_seen_at })),
    )
  })

  test('those that stand are changed, and told', async () => {
    const { engine, query } = database()
    for (const insert of insertsOf(engine, query, 'unmapped_values', [rowOf('plain', 7), rowOf('new', 8)])) {
      const told = await insert
        .onConflict((on) => on.columns(['kind', 'value']).doNothing())
        .returning('value')
        .execute()
      expect(told).toEqual([{ value: 'new' }])
    }
  })

  test('how many were written is told, whatever is returned of them', async () => {
    const { engine, query } = database()
    const rows = Array.from({ length: 450 }, (_, at) => rowOf(`counted-${at}`, at))
    const write = (from: number, to: number, returning: string) =>
      writeRows(engine, query, {
        table: 'unmapped_values',
        rows: rows.slice(from, to),
        ending: `on conflict (kind, value) do nothing ${returning}`,
      })
    expect(await write(0, 3, '')).toEqual({ count: 3, returned: [] })
    expect(await write(2, 5, 'returning value')).toEqual({
      count: 2,
      returned: [{ value: 'counted-3' }, { value: 'counted-4' }],
    })
    expect(await write(1, 450, '')).toEqual({ count: 445, returned: [] })
    expect(await write(0, 0, '')).toEqual({ count: 0, returned: [] })
  })

  test('half a character is kept as the sign for one that is not known', async () => {
    const { engine, query } = database()
    const half = '\ud83d half'
    for (const insert of insertsOf(engine, query, 'unmapped_values', [rowOf(half, 1)])) await insert.execute()
    const found = await query
      .selectFrom('unmapped_values')
      .select('value')
      .where(({ ref }) => isAmong(engine, ref('value'), [half]))
      .execute()
    expect(found).toEqual([{ value: '\ufffd half' }])
  })

  test('none need no statement, and none is among none', async () => {
    const { engine, query } = database()
    expect(insertsOf(engine, query, 'unmapped_values', [])).toEqual([])
    const found = query.selectFrom('unmapped_values').select('value')
    expect(await found.where(({ ref }) => isAmong(engine, ref('value'), [])).execute()).toEqual([])
  })

  test('a row that is locked is read the same', async () => {
    const { query } = database()
    const asked = query.selectFrom('unmapped_values').select('seen').where('value', '=', 'plain')
    expect(await asked.forUpdate().skipLocked().execute()).toEqual([{ seen: 0 }])
  })
})
