import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { fastify as Fastify } from 'fastify'
import { root } from '../../tools/steps/steps.ts'

// The framework alone: parse a JSON body, send a JSON answer of the same bytes.
const { fastify } = createRequire(join(root, 'apps/site/package.json'))('fastify') as {
  fastify: typeof Fastify
}
const [port = '0', file = '', path = '/v1/shipments/lookup'] = process.argv.slice(2)
const answer: unknown = JSON.parse(readFileSync(file, 'utf8'))
const app = fastify()
app.get('/', async () => ({ ready: true }))
app.post(path, async () => answer)
await app.listen({ port: Number(port), host: '127.0.0.1' })
