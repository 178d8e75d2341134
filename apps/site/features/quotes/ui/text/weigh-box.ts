import {
  isUnmeasured,
  type SizeDraft,
  typedCount,
  typedSide,
  typedWeight,
} from '@hongyan/domain/quotes/quote-draft'
import type { Sides } from './box-geometry.ts'

/** One kind of box as it stands in the form: sides in cm, weights of all its pieces in grams. */
export type WeighedBox = {
  readonly sides: Sides
  /** Null while nobody has typed it. */
  readonly actual: number | null
  readonly volumetric: number
}

/**
 * What a shipment of one size weighs in both ways, as soon as its sides are known; null before, and for mixed sizes,
 * which products compare each in their own way.
 */
export function weighBox(sizes: readonly SizeDraft[], divisor: number): WeighedBox | null {
  const [size] = sizes
  if (size === undefined || sizes.length > 1 || isUnmeasured(size)) return null
  const [length, width, height] = [typedSide(size.length), typedSide(size.width), typedSide(size.height)]
  const [weight, count] = [typedWeight(size.weight), typedCount(size.count)]
  if (length === null || width === null || height === null || count === null) return null
  return {
    sides: { length: length / 10, width: width / 10, height: height / 10 },
    actual: weight === null ? null : weight * count,
    // mm³ ÷ 1000 are cm³, ÷ divisor kilograms, × 1000 grams.
    volumetric: Math.round((length * width * height * count) / divisor),
  }
}
