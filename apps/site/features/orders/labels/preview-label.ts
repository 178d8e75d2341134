import type { OrderView } from '@hongyan/domain/orders/show-order'
import { drawLabel } from './draw-label.ts'
import { encodeBarcode, encodeSquare } from './encode-codes.ts'
import type { LabelPreview } from './label-drawing.ts'
import { labelSizeNames, labelSizes } from './label-sizes.ts'
import { penOfDrawing } from './pen-of-drawing.ts'
import { presentLabels } from './present-label.ts'

/** The label of a package of an order, of the last one where there are fewer; null where it has none yet. */
export async function previewLabel(
  { order }: OrderView,
  piece: number,
  origin: string,
): Promise<LabelPreview | null> {
  const labels = presentLabels(order, origin)
  const at = Math.min(Math.max(piece, 1), labels.length)
  const label = labels[at - 1]
  if (label === undefined) return null
  const codes = { barcode: await encodeBarcode(label.number), square: encodeSquare(label.link) }
  const drawings = labelSizeNames.map((size) => {
    const { pen, drawing } = penOfDrawing()
    drawLabel(pen, label, codes, labelSizes[size])
    return [size, { ...labelSizes[size], ...drawing() }] as const
  })
  return {
    number: label.number,
    piece: at,
    pieces: labels.length,
    drawings: Object.fromEntries(drawings) as LabelPreview['drawings'],
  }
}
