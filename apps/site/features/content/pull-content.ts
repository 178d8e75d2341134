import { type ContentStore, readContent } from '@hongyan/content'
import type { PublishedContent } from '@hongyan/domain/publishing/store-content'
import { z } from 'zod'
import { readBounded } from '../../server/integrations/read-bounded.ts'

const patienceMs = 10_000

const feedSchema = z.object({
  code: z.literal(1),
  data: z.object({
    documents: z.array(z.object({ contentCode: z.string(), content: z.string().min(1) })),
  }),
})

type Pulled = {
  /** Documents that keep the contract. */
  readonly good: readonly PublishedContent[]
  /** Codes of those that do not, with the reason. */
  readonly refused: readonly { readonly code: string; readonly reason: string }[]
}

/**
 * Fetches what the desk has published. Anything but a success with readable content is an error, after which
 * everything stays as it is; a document that breaks its contract is left out and named.
 * @throws Error when the feed does not answer, answers too much, or not in its form
 */
export async function pullContent(
  address: string,
  {
    store,
    fetcher,
    mostBytes,
  }: { readonly store: ContentStore; readonly fetcher: typeof fetch; readonly mostBytes: number },
): Promise<Pulled> {
  const reply = await fetcher(address, {
    signal: AbortSignal.timeout(patienceMs),
    headers: { accept: 'application/json' },
    redirect: 'error',
  })
  if (!reply.ok) {
    await reply.body?.cancel()
    throw new Error(`the content feed answered ${reply.status}`)
  }
  const { data } = feedSchema.parse(JSON.parse(await readBounded(reply, mostBytes)))
  const good: PublishedContent[] = []
  const refused: { code: string; reason: string }[] = []
  for (const { contentCode, content } of data.documents) {
    const read = readContent(contentCode, content, store.snapshot())
    if (read.accepted) good.push({ code: contentCode, content })
    else refused.push({ code: contentCode.slice(0, 80), reason: `${read.reason}: ${read.problem}` })
  }
  return { good, refused }
}
