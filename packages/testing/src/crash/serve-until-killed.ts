import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** What the parent told this process, as JSON in its first argument. An orphan ends with the pipe to its parent. */
export function takeOrders<Orders>(): Orders {
  process.stdin.resume().on('close', () => process.exit(1))
  return JSON.parse(process.argv[2] ?? '') as Orders
}

/** Answers bodies of JSON with what `answer` makes of them, and tells the parent the port. */
export function serveUntilKilled<Body>(
  answer: (body: Body) => Promise<unknown>,
  onListening: () => void = () => {},
): void {
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as Body
    try {
      response.end(JSON.stringify(await answer(body)))
    } catch (error) {
      response.statusCode = 500
      response.end(String(error))
    }
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address && typeof address === 'object') process.stdout.write(`${address.port}\n`)
    onListening()
  })
}
