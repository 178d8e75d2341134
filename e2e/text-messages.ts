import { createServer } from 'node:http'

/** Numbers the stand-in refuses, as a provider does that will not send to them. */
const refusedNumbers = /^199/

/** A provider of text messages that sends nothing: it keeps the newest text to every number for the tests to read. */
export function startTextMessages(port: number): Promise<void> {
  const newest = new Map<string, string>()
  const provider = createServer((request, response) => {
    if (request.method === 'GET') {
      response.end(newest.get(request.url?.slice(1) ?? '') ?? '')
      return
    }
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const { to, text } = JSON.parse(body) as { to: string; text: string }
      if (!refusedNumbers.test(to)) newest.set(to, text)
      response.writeHead(refusedNumbers.test(to) ? 400 : 202).end()
    })
  })
  return new Promise((resolve, reject) => {
    provider.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
}

/** The text that was sent to a number last; empty for none. */
export async function textSentTo(mobile: string, siteAddress: string): Promise<string> {
  const { port } = new URL(siteAddress)
  const reply = await fetch(`http://127.0.0.1:${Number(port) + 1}/${mobile}`)
  return reply.text()
}

/** The digits of the code that was sent to a number last. */
export async function codeSentTo(mobile: string, siteAddress: string): Promise<string> {
  return /\b\d{6}\b/.exec(await textSentTo(mobile, siteAddress))?.[0] ?? ''
}
