import { readHigherMarks, readMarks } from '@hongyan/domain/tracking/shipment-marks'
import type { Ctx } from '@hongyan/kernel/context'
import { readAged } from '@hongyan/kernel/read-aged'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '../../../paths.ts'
import { isOutage, outageSeconds } from '../../../server/http/outage.ts'
import { inertPolicy } from '../../../server/http/security-headers.ts'
import { repeated } from '../../../server/operations/repeated.ts'
import { whileOpen } from '../../../server/operations/while-open.ts'
import { addressOf } from '../../../server/requests/authenticate.ts'
import type { RequestServices } from '../../../server/requests/services.ts'
import { tooMany } from '../../../server/routing/send-page.ts'
import { readTrackQuery } from '../ui/text/track-query.ts'
import { eventText, retryMs } from './event-text.ts'
import { gatherMarks } from './gathered-marks.ts'
import { LiveStreams, type ShownNumbers } from './live-streams.ts'
import { readMark, resumeMark } from './resume-mark.ts'

export type LiveSite = {
  readonly pageCtx: Ctx
  readonly services: Pick<RequestServices, 'ctxFor' | 'takeLimit'>
  readonly limits: { readonly 'live.ms': number }
  /** Aborted when this process is about to end. */
  readonly leaving: AbortSignal
}

/** The media type is that of the stream; no proxy may hold it back, change it or keep it. */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'content-security-policy': inertPolicy,
}

/** Ms between two questions of a page whose stream is refused or held back somewhere. */
const pollMs = 30_000

/** What an open tracking page listens to. It is told which numbers have something new, and asks for it as always. */
export function registerLive(app: FastifyInstance, { pageCtx, services, limits, leaving }: LiveSite): void {
  const { settings } = pageCtx
  const streams = new LiveStreams()
  const look = repeated(
    () => streams.look((seen) => readAged(pageCtx, ({ db }) => readHigherMarks(db, seen))),
    limits['live.ms'],
    (error) => app.log.error({ err: error }, 'open pages could not be told of scans'),
  )
  whileOpen(app, look)
  leaving.addEventListener('abort', () => streams.end())
  app.addHook('preClose', async () => streams.end())

  const readGathered = gatherMarks((numbers) => readAged(pageCtx, ({ db }) => readMarks(db, numbers)))
  const shownOf = async (numbers: readonly string[]): Promise<ShownNumbers> => ({
    numbers,
    marks: await readGathered(numbers),
    wordOf: (marks) => resumeMark(settings.linkKey, numbers, marks),
  })

  /** The numbers asked for with what is new about them since the page was made or heard of them last, or null if refused. */
  const begin = async (request: FastifyRequest, reply: FastifyReply): Promise<Begun | null> => {
    const query = new URLSearchParams(request.raw.url?.split('?')[1] ?? '')
    const { numbers } = readTrackQuery(query)
    if (numbers.length === 0) {
      await reply.code(400).type('text/plain; charset=utf-8').send('No number.\n')
      return null
    }
    const word = request.headers['last-event-id'] ?? query.get('since') ?? ''
    const read = readMark(settings.linkKey, numbers, String(word))
    if (!read([]).answered) {
      const limit = services.takeLimit('look-up', addressOf(request, services), numbers.length)
      if (!limit.allowed) {
        await tooMany(reply, limit.retryAfterSeconds)
        return null
      }
    }
    const shown = await shownOf(numbers).catch((error: unknown) => {
      if (isOutage(error)) return null
      throw error
    })
    if (shown === null) {
      await tooMany(reply, outageSeconds, 503)
      return null
    }
    const changed = read(shown.marks).same ? [] : numbers.filter((_, at) => shown.marks[at] !== null)
    return { shown, hello: eventText(changed, shown.wordOf(shown.marks)) }
  }

  app.get(
    paths.trackChanges(),
    { config: { stream: true }, exposeHeadRoute: false },
    async (request, reply) => {
      const begun = await begin(request, reply)
      if (begun === null || request.raw.socket.destroyed) return reply
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, { ...headers, 'x-request-id': request.id })
      raw.write(`retry:${retryMs(1000, 5000)}\n${begun.hello}`)
      if (leaving.aborted) raw.end()
      else streams.open(raw, begun.shown)
      return reply
    },
  )

  app.get(paths.trackChangesOnce(), { exposeHeadRoute: false }, async (request, reply) => {
    const begun = await begin(request, reply)
    if (begun === null) return reply
    return reply.headers(headers).send(`retry:${pollMs}\n${begun.hello}`)
  })
}

type Begun = { readonly shown: ShownNumbers; readonly hello: string }

/** The word that a page is given with its answers: read before them, so that nothing falls in between. */
export async function markOfPage(ctx: Ctx, numbers: readonly string[]): Promise<string> {
  const marks = await readAged(ctx, ({ db }) => readMarks(db, numbers))
  return resumeMark(ctx.settings.linkKey, numbers, marks)
}
