import { createServer } from 'node:http'

// The least that can be done with a batch and a page in one process: the body is read and parsed, the page is ready.
const [port = '0', bytes = '0'] = process.argv.slice(2)
const page = Buffer.alloc(Number(bytes), 'a')
createServer(async (request, response) => {
  if (request.method === 'GET') {
    response.end(page)
    return
  }
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const events: unknown[] = JSON.parse(Buffer.concat(parts).toString())
  response.writeHead(202, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ data: { events: events.length } }))
}).listen(Number(port), '127.0.0.1')
