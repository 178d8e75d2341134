import type { AddressPart, PartKind } from './parsed-address.ts'

/** A text of which stretches are taken one after another; what is taken first stays what it is. */
export class TextInHand {
  readonly text: string
  readonly folded: string
  readonly #roles: (PartKind | null)[]

  constructor(text: string, folded: string) {
    this.text = text
    this.folded = folded
    this.#roles = new Array<PartKind | null>(text.length).fill(null)
  }

  readonly free = (at: number): boolean => at < this.#roles.length && this.#roles[at] === null

  roleAt(at: number): PartKind | null {
    return this.#roles[at] ?? null
  }

  /** Takes the free characters of a stretch. */
  take(start: number, end: number, as: PartKind): void {
    for (let at = start; at < end; at += 1) if (this.free(at)) this.#roles[at] = as
  }

  /** The stretches without a gap that are still free. */
  runs(): readonly { readonly start: number; readonly end: number }[] {
    const found: { start: number; end: number }[] = []
    for (let at = 0; at < this.text.length; at += 1) {
      if (!this.free(at)) continue
      const last = found.at(-1)
      if (last?.end === at) last.end = at + 1
      else found.push({ start: at, end: at + 1 })
    }
    return found
  }

  /** Whether nothing but gaps and labels lies between two places. */
  beside(from: number, to: number): boolean {
    for (let at = from; at < to; at += 1)
      if (this.#roles[at] !== 'gap' && this.#roles[at] !== 'label') return false
    return true
  }

  /** All that was taken as one kind, gaps inside a stretch as they stand, others as one space. */
  collect(as: PartKind): string {
    const pieces: string[] = []
    let lastEnd = -1
    for (const { start, end } of this.#stretches(as)) {
      const within = lastEnd >= 0 && this.onlyGaps(lastEnd, start) ? this.text.slice(lastEnd, start) : ' '
      if (lastEnd >= 0) pieces.push(/[\n\r]/.test(within) ? ' ' : within)
      pieces.push(this.text.slice(start, end))
      lastEnd = end
    }
    return pieces.join('')
  }

  parts(): readonly AddressPart[] {
    const parts: { as: PartKind; text: string }[] = []
    for (let at = 0; at < this.text.length; at += 1) {
      const as = this.#roles[at] ?? 'gap'
      const last = parts.at(-1)
      if (last?.as === as) last.text += this.text.charAt(at)
      else parts.push({ as, text: this.text.charAt(at) })
    }
    return parts
  }

  /** Whether nothing but gaps lies between two places. */
  onlyGaps(from: number, to: number): boolean {
    for (let at = from; at < to; at += 1) if (this.#roles[at] !== 'gap') return false
    return true
  }

  *#stretches(as: PartKind): Iterable<{ readonly start: number; readonly end: number }> {
    let start = -1
    for (let at = 0; at <= this.text.length; at += 1) {
      const inside = this.#roles[at] === as
      if (inside && start < 0) start = at
      if (!inside && start >= 0) {
        yield { start, end: at }
        start = -1
      }
    }
  }
}
