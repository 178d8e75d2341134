import { openDatabase } from '@hongyan/db'
import { testCtx } from '@hongyan/testing'
import { engines, freshDatabase } from '@hongyan/testing/fresh-database'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { registry } from '../registry.ts'
import type { PublicationSource } from './publication-source.ts'
import { publishDue } from './publish-due.ts'

const publications: PublicationSource = {
  contentOf: async ({ name }) => ({ fits: true, code: name, content: 'x' }),
  unknownNames: async () => [],
  keepsContract: () => true,
  inHongKong: async (texts) => texts,
  codeOf: (name) => name,
  nameAt: () => null,
  isNeeded: () => false,
}

describe.each(inject('engines') ?? engines)('two processes on %s', (engine) => {
  const open: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close()
  })

  test('carry out what is due at one moment once, all of it between them', async () => {
    const fresh = await freshDatabase(engine, inject('postgresUrl'), { like: inject('migrated')[engine] })
    open.push(() => fresh.drop())
    const processes = []
    for (let opened = 0; opened < 2; opened += 1) {
      const db = await openDatabase({ url: fresh.url, statementMs: 60_000 })
      open.push(() => db.close())
      processes.push(
        testCtx(db, {
          registry: {
            ...registry,
            publications,
            documents: { seedOf: () => null, entries: () => [] } as never,
          },
        }),
      )
    }
    const [one] = processes
    if (one === undefined) throw new Error('there are two')
    const due = Array.from({ length: 12 }, (_, at) => `news/item${at}`)
    for (const name of due)
      await one.db.query
        .insertInto('desk_releases')
        .values({
          id: name,
          kind: 'publish',
          name,
          document_kind: 'news',
          title: null,
          language: 'en-US',
          revision: 1,
          since_revision: 0,
          seed: '{}',
          state: 'scheduled',
          asked_at: 1,
          asked_by: 'a',
          decided_at: 1,
          decided_by: 'b',
          note: null,
          due_at: one.now() - 1,
          zone: 'Asia/Shanghai',
          done_at: null,
          done_by: null,
          problem: null,
        })
        .execute()
    const faults: unknown[] = []
    const counts = await Promise.all(processes.map((ctx) => publishDue(ctx, (error) => faults.push(error))))
    expect(faults).toEqual([])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(due.length)
    const audit = await one.db.query
      .selectFrom('audit')
      .select('entity_id')
      .where('action', '=', 'published')
      .execute()
    expect(audit.map((entry) => entry.entity_id).sort()).toEqual(due.toSorted())
    const versions = await one.db.query.selectFrom('published_content').select('version').execute()
    expect(new Set(versions.map(({ version }) => Number(version))).size).toBe(due.length)
  })
})
