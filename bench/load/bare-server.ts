import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The limit of the runtime: one buffer, the fewest headers that describe it, nothing else.
const [port = '0', file = '', encoding = 'identity', type = 'text/html; charset=utf-8'] =
  process.argv.slice(2)
const body = readFileSync(file)
const headers = {
  'content-type': type,
  'content-length': body.byteLength,
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
}
createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port), '127.0.0.1')
