import { createServer, type RequestListener, type Server } from 'node:http'

/** What a private port tells, by path: text in its media type. */
type Figures = Readonly<Record<string, () => Promise<{ readonly type: string; readonly text: string }>>>

/** Serves figures on a port of its own, which is never opened to the public. */
export function serveFigures(figures: Figures, port: number, host: string): Promise<Server> {
  const answer: RequestListener = (request, response) => {
    const read = figures[request.url ?? '']
    if (read === undefined) return void response.writeHead(404).end()
    read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    )
  }
  const server = createServer(answer)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
