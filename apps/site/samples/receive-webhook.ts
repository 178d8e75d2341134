// node receive-webhook.ts
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { env } from 'node:process'
import { text } from 'node:stream/consumers'

const { WEBHOOK_SECRET = '', PORT = '4000' } = env
const key = Buffer.from(WEBHOOK_SECRET.replace('whsec_', ''), 'base64')
const known = new Set<string>()

/** Whether a body comes from us: signed within five minutes, with the secret of this address. */
function isGenuine(headers: IncomingHttpHeaders, body: string): boolean {
  const [id, time, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`]),
  )
  if (!(Math.abs(Date.now() / 1000 - Number(time)) < 300)) return false
  const expected = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest()
  // While a secret is being replaced there are two.
  return String(signatures)
    .split(' ')
    .map((signature) => Buffer.from(signature.replace('v1,', ''), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected))
}

createServer(async (request, response) => {
  const body = await text(request)
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end()
  const id = String(request.headers['webhook-id'])
  // What has arrived may arrive again, with the same id.
  if (!known.has(id)) {
    known.add(id)
    const { type, data } = JSON.parse(body)
    console.log(type, JSON.stringify(data))
  }
  return response.writeHead(204).end()
}).listen(Number(PORT), '127.0.0.1')
