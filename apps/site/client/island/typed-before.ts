import { type Control, controlKeys, controlsIn, isControl, type Mark, markOf, setMark } from './controls.ts'

/** What somebody has put into an island, from before it woke. */
export type TypedBefore = {
  /** Puts it, with the focus, into what stands there now, and tells nobody yet. */
  readonly carryOver: () => void
  /** Tells the island, now awake, what was put in before, as if it were put in now; then stops watching for that. */
  readonly replay: () => void
  /** Reads all that stands in the island. */
  readonly readAll: () => void
  /** Puts everything into the plain form that stands there again. */
  readonly fill: () => void
}

type Caret = { readonly key: string; readonly range: readonly [number, number] | null }

/**
 * Remembers what stands in the controls of an island otherwise than the server wrote it, and follows what is put in.
 * A control is known by what it is, not by the element: an island may be made anew, with other elements.
 */
export function followTyped(island: HTMLElement): TypedBefore {
  const marks = new Map<string, Mark>()
  let begun = false
  let awake = false
  let caret: Caret | null = null
  const follow = (control: Control, keys = controlKeys(island)) => {
    const key = keys.get(control)
    // Once begun, the island writes what stands there as if the server had: no difference says anything any more.
    const mark = markOf(control, begun)
    if (key === undefined) return
    if (mark === null) marks.delete(key)
    else marks.set(key, mark)
  }
  const look = () => {
    const { activeElement } = document
    if (!isControl(activeElement) || !island.contains(activeElement)) return
    const key = controlKeys(island).get(activeElement)
    if (key !== undefined) caret = { key, range: rangeOf(activeElement) }
  }
  const keys = controlKeys(island)
  for (const control of keys.keys()) follow(control, keys)
  look()

  const heard = ({ target }: Event) => {
    if (!isControl(target)) return
    // The one of a group that is no longer chosen says nothing.
    if (target.type === 'radio') for (const one of controlsIn(island)) follow(one)
    else follow(target)
    if (!awake) look()
  }
  for (const event of ['input', 'change', 'toggle', 'focusin', 'keyup'])
    island.addEventListener(event, heard, true)

  const read = (counts: (mark: Mark) => boolean) => {
    for (const [control, key] of controlKeys(island)) {
      const mark = markOf(control, true)
      if (mark !== null && counts(mark)) marks.set(key, mark)
    }
  }
  // What was chosen from a list has put a text in without an event of its field. A field that is empty as its form goes
  // may have been emptied by a part that breaks on it.
  const readTexts = () => {
    if (awake) read((mark) => mark.kind === 'value' && mark.value !== '')
  }
  island.addEventListener('submit', readTexts, true)

  const find = (key: string): Control | undefined =>
    [...controlKeys(island)].find(([, other]) => other === key)?.[0]
  /** Gives the focus back to whom it was taken from, with the caret where it stood. */
  const restore = (announces: boolean) => {
    // What is heard of the focus while it is given back says nothing of the caret.
    const kept = caret
    const control = kept === null ? undefined : find(kept.key)
    const { activeElement } = document
    if (control === undefined || (activeElement !== control && activeElement !== document.body)) return
    control.focus({ preventScroll: true })
    // Where it had the focus all along, nobody in the island has heard of it.
    if (announces && document.activeElement === control)
      control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    if (kept?.range && !(control instanceof HTMLSelectElement) && 'setSelectionRange' in control)
      control.setSelectionRange(...kept.range)
    caret = kept
  }
  const fill = () => {
    for (const [key, mark] of marks) {
      const control = find(key)
      if (control !== undefined) setMark(control, mark, false)
    }
  }
  return {
    carryOver: () => {
      if (awake) return
      begun = true
      fill()
      restore(false)
    },
    replay: () => {
      if (awake) return
      begun = true
      awake = true
      for (const event of ['focusin', 'keyup']) island.removeEventListener(event, heard, true)
      // What is told now changes the form: a choice may bring the field that was typed in.
      for (const [key, mark] of [...marks]) {
        const control = find(key)
        if (control === undefined) continue
        setMark(control, mark, true)
        if (control !== document.activeElement)
          control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      }
      restore(true)
    },
    // Until it is awake, an island may have emptied what it is about to be told.
    readAll: () => {
      if (awake) read(() => true)
    },
    fill,
  }
}

function rangeOf(control: Control): Caret['range'] {
  if (control instanceof HTMLSelectElement || !('selectionStart' in control)) return null
  const { selectionStart, selectionEnd } = control
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd]
}
