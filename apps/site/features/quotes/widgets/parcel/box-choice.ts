import { boxPresets, boxSides } from '@hongyan/domain/quotes/box-presets'
import type { SizeDraft } from '@hongyan/domain/quotes/quote-draft'

type Sides = Pick<SizeDraft, 'length' | 'width' | 'height'>

export const noSides: Sides = { length: '', width: '', height: '' }

export const emptySize: SizeDraft = { ...noSides, weight: '', count: '1' }

/** The box that most people send. */
export const usualBox = 'carton-3'

/** What can be chosen as the size of a piece, apart from the boxes: measured by oneself, or not known. */
type BoxChoice = (typeof boxPresets)[number] | 'own' | 'unknown'

const cm = (mm: number) => String(mm / 10)

/** A size with what was chosen for it: the sides of a box, none, or those that were typed. */
export function withBox(size: SizeDraft, choice: string): SizeDraft {
  const { unmeasured: _, ...rest } = size
  if (choice === 'unknown') return { ...rest, ...noSides, unmeasured: true }
  const preset = boxPresets.find((id) => id === choice)
  if (preset === undefined) return rest
  const { length, width, height } = boxSides[preset]
  return { ...rest, length: cm(length), width: cm(width), height: cm(height) }
}

/** A size as a form begins with it: the usual box, so that its weight alone is asked. */
export const usualSize = withBox(emptySize, usualBox)

/** The choice a size amounts to: a box where its sides are those of one. */
export function boxOf({ unmeasured, length, width, height }: SizeDraft): BoxChoice {
  if (unmeasured) return 'unknown'
  const sides = [length, width, height].map((text) => text.trim()).join('x')
  return boxPresets.find((id) => sidesText(id) === sides) ?? 'own'
}

/** The sides of a size as they are typed. */
export function sidesOf({ length, width, height }: SizeDraft): Sides {
  return { length, width, height }
}

/** `29x17x19`: the sides of a box in cm. */
export function sidesText(id: (typeof boxPresets)[number], sign = 'x'): string {
  const { length, width, height } = boxSides[id]
  return [length, width, height].map(cm).join(sign)
}
