import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { openDatabase } from '@hongyan/db'
import type { fastify as Fastify } from 'fastify'
import { sql } from 'kysely'
import { root } from '../../tools/steps/steps.ts'

// The framework and one row that is there after the power fails: parse a JSON body, insert it, say so.
const { fastify } = createRequire(join(root, 'apps/site/package.json'))('fastify') as {
  fastify: typeof Fastify
}
const [port = '0', database = '', path = '/'] = process.argv.slice(2)
const db = await openDatabase({ url: database })
await sql`create table if not exists bench_rows (id text primary key, body text not null)`.execute(db.query)
const app = fastify()
app.get('/', async () => ({ ready: true }))
app.post(path, async ({ body }) => {
  const id = randomUUID()
  await db.transaction(async (trx) => {
    await sql`insert into bench_rows (id, body) values (${id}, ${JSON.stringify(body)})`.execute(trx)
  })
  return { code: 1, data: { id } }
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
