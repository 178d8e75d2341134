import type { OrderView } from '@hongyan/domain/orders/show-order'
import type { At } from '../../../server/requests/route.ts'
import type { RequestServices } from '../../../server/requests/services.ts'
import { inWorker, type ThreadServices } from '../../../server/threads/run-in-worker.ts'
import { hasLabel } from './has-label.ts'
import type { LabelSize } from './label-sizes.ts'
import { presentLabels } from './present-label.ts'
import { writeLabelsTask } from './write-labels-task.ts'

export type LabelFile =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  /** No order of these has a label yet. */
  | { readonly kind: 'none' }
  /** More than one file holds. */
  | { readonly kind: 'too-many'; readonly found: number; readonly most: number }

/**
 * The labels of orders as one PDF, written beside the thread of the pages, or why there is none. The labels of one order
 * are never too many. Throws an outage where no thread has written them in time.
 */
export async function fileOfLabels(
  { ctx, services }: Pick<At<Pick<RequestServices, 'publicOrigin'> & ThreadServices>, 'ctx' | 'services'>,
  views: readonly OrderView[],
  size: LabelSize,
): Promise<LabelFile> {
  const orders = views
    .map(({ order }) => order)
    .filter(({ state, waybills }) => hasLabel({ state: state.kind, waybills }))
  const found = orders.reduce((sum, { pieces }) => sum + pieces, 0)
  const most = ctx.settings.orders.labelsPerFile
  if (found === 0) return { kind: 'none' }
  if (found > most) return { kind: 'too-many', found, most }
  const labels = orders.flatMap((order) => presentLabels(order, services.publicOrigin))
  const bytes = await inWorker({ ctx, services }, writeLabelsTask, { labels, size, at: ctx.now() })
  return { kind: 'file', bytes: Buffer.from(bytes) }
}
