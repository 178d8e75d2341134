import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { packBody, packBrotli } from '../../apps/site/server/http/encodings.ts'
import { openPageStore } from '../../apps/site/server/page-cache/page-store.ts'

// Packing alone: a document is packed for every request, as an answer is, or as a page that is kept, here and in a folder.
const [port = '0', file = '', folder] = process.argv.slice(2)
const body = readFileSync(file)
const html = body.toString()
const store = folder === undefined ? null : await openPageStore(folder, 'bench', Date.now)
const source = { status: 200, html, headers: {}, tags: [], maxAgeSeconds: 60, cacheInFront: false }

async function pack(): Promise<Buffer> {
  if (store === null) return packBrotli(body)
  void store.write('page', { source, made: [], content: '', storedAt: Date.now() })
  return (await packBody(body)).br
}

createServer((_request, response) => {
  void pack().then((packed) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': packed.length })
    response.end(packed)
  })
}).listen(Number(port), '127.0.0.1')
