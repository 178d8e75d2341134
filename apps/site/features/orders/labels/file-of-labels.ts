import type { OrderView } from '@hongyan/domain'
import type { At } from '../../../server/http/route.ts'
import type { RequestServices } from '../../../server/http/services.ts'
import { hasLabel } from './has-label.ts'
import { type LabelSize, mostLabels } from './label-sizes.ts'
import { presentLabels } from './present-label.ts'

/** The labels of orders as one PDF; null where none has a label yet, or they are too many for one file. */
export async function fileOfLabels(
  { ctx, services }: Pick<At<Pick<RequestServices, 'publicOrigin'>>, 'ctx' | 'services'>,
  views: readonly OrderView[],
  size: LabelSize,
): Promise<Uint8Array | null> {
  const printed = views.filter(({ order: { state, waybills } }) => hasLabel({ state: state.kind, waybills }))
  const labels = printed.flatMap(({ order }) => presentLabels(order, services.publicOrigin))
  if (labels.length === 0 || labels.length > mostLabels) return null
  const { writeLabels } = await import('./write-labels.ts')
  return writeLabels(labels, size, ctx.now())
}
