/** What somebody fills in, ticks, chooses, or opens. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLDetailsElement

/** What has been put into a control. */
export type Mark =
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'checked'; readonly checked: boolean }
  | { readonly kind: 'chosen'; readonly values: readonly string[] }
  | { readonly kind: 'files'; readonly files: FileList }
  | { readonly kind: 'open'; readonly open: boolean }

const selector = 'input, textarea, select, details'
const withoutContent = /^(?:hidden|submit|button|reset|image)$/
/** An id that React has made up is another one where it makes the element anew. */
const madeUp = /^_\w*[rR]_/

export function isControl(target: unknown): target is Control & { readonly type: string } {
  return target instanceof Element && target.matches(selector)
}

export function controlsIn(part: Element | DocumentFragment): readonly Control[] {
  return [...part.querySelectorAll<Control>(selector)].filter(
    (one) => !(one instanceof HTMLInputElement && withoutContent.test(one.type)),
  )
}

/** A key for each control of a part: of its kind, its names, and the how manieth of these it is. */
export function controlKeys(part: Element | DocumentFragment): ReadonlyMap<Control, string> {
  const seen = new Map<string, number>()
  return new Map(
    controlsIn(part).map((control) => {
      const name = nameOf(control)
      const number = seen.get(name) ?? 0
      seen.set(name, number + 1)
      return [control, `${name}|${number}`]
    }),
  )
}

function nameOf(control: Control): string {
  const { localName, id } = control
  const name = control.getAttribute('name') ?? ''
  const own = name !== '' || madeUp.test(id) ? '' : id
  if (control instanceof HTMLDetailsElement) return [localName, name, own].join('|')
  const choice = isBox(control) ? control.value : ''
  return [localName, control.type, name, own, choice].join('|')
}

/**
 * What stands in a control; null where that is what the server wrote, unless `always`. A server never writes that
 * `details` are closed, so it is told of all that are open.
 */
export function markOf(control: Control, always = false): Mark | null {
  if (control instanceof HTMLDetailsElement)
    return control.open || always ? { kind: 'open', open: control.open } : null
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    const asWritten = options.every((one) => one.selected === one.defaultSelected)
    // Without a mark of the server's the first one is chosen.
    const first = !options.some((one) => one.defaultSelected) && control.selectedIndex <= 0
    if ((asWritten || first) && !always) return null
    return { kind: 'chosen', values: options.filter((one) => one.selected).map(({ value }) => value) }
  }
  if (isBox(control)) {
    const { checked, defaultChecked } = control
    return always || checked !== defaultChecked ? { kind: 'checked', checked } : null
  }
  if (control instanceof HTMLInputElement && control.type === 'file')
    return control.files?.length ? { kind: 'files', files: control.files } : null
  const { value, defaultValue } = control
  return always || value !== defaultValue ? { kind: 'value', value } : null
}

/** Puts something into a control; `told`: as somebody's hand would, so that whoever looks after it learns of it. */
export function setMark(control: Control, mark: Mark, announces: boolean): void {
  if (control instanceof HTMLDetailsElement) {
    if (mark.kind !== 'open') return
    control.open = mark.open
    // One that was opened before has said so to nobody.
    if (announces) control.dispatchEvent(new Event('toggle'))
    return
  }
  if (mark.kind === 'checked') {
    setBox(control, mark.checked, announces)
    return
  }
  if (control instanceof HTMLSelectElement) {
    if (mark.kind === 'chosen')
      for (const option of control.options) option.selected = mark.values.includes(option.value)
  } else if (mark.kind === 'value') setValue(control, mark.value)
  else if (mark.kind === 'files' && control instanceof HTMLInputElement) control.files = mark.files
  if (!announces) return
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }))
}

/**
 * React takes what it has read last for what is there, and overhears an event that brings the same. What is set at the
 * element is read by it; what is set past the element is not.
 */
function setValue(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const caret = document.activeElement === control ? control.selectionStart : null
  const end = control.selectionEnd
  control.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  if (caret !== null) control.setSelectionRange(caret, end)
}

function setBox(control: Exclude<Control, HTMLDetailsElement>, checked: boolean, announces: boolean): void {
  if (!isBox(control)) return
  // A button of a group is unchosen by the choice of another.
  if (!announces || (control.type === 'radio' && !checked)) {
    control.checked = checked
    return
  }
  control.checked = !checked
  control.click()
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
}
