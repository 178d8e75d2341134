import { readFileSync } from 'node:fs'
import { fastify, type HTTPMethods } from 'fastify'

// The framework alone, with a route that answers nothing for each of a list of methods and addresses.
const [port = '0', file = ''] = process.argv.slice(2)
const routes: readonly (readonly [HTTPMethods, string])[] = JSON.parse(readFileSync(file, 'utf8'))
const app = fastify()
app.get('/readyz', async () => ({ ready: true }))
for (const [method, url] of routes) app.route({ method, url, handler: async () => null })
await app.listen({ port: Number(port), host: '127.0.0.1' })
