/**
 * Runs inside a page: what is wrong with its fields. Placeholders that are cut or take a second line, fields that stick
 * out of their form, fields that touch, and fields as low as a browser draws them before a stylesheet has come. One
 * sentence per fault.
 */
export function fieldFaults(): string[] {
  const lowest = 28
  const faults: string[] = []
  const pen = document.createElement('canvas').getContext('2d')
  const typed =
    'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=range], [type=submit], [type=color])'
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>(`:is(main, dialog[open]) :is(${typed}, select, textarea)`),
    // What no keyboard reaches is a trap for machines: nobody sees it.
  ].filter(
    (field) =>
      field.tabIndex >= 0 && field.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )
  const nameOf = (field: HTMLInputElement): string =>
    `${field.localName} "${field.name || (field.getAttribute('aria-label') ?? '')}"`
  const boxes = new Map(fields.map((field) => [field, field.getBoundingClientRect()]))
  for (const field of fields) {
    const box = boxes.get(field)
    // A field of one pixel is there for screen readers alone.
    if (box === undefined || box.width <= 1 || box.height <= 1) continue
    if (box.height < lowest) faults.push(`${nameOf(field)} is ${Math.round(box.height)} px high`)
    const frame = field.form?.getBoundingClientRect()
    if (frame && frame.width > 1 && (box.left < frame.left - 1 || box.right > frame.right + 1))
      faults.push(`${nameOf(field)} stands outside its form`)
    if (isCut(field)) faults.push(`${nameOf(field)} cuts "${field.placeholder}"`)
    for (const other of fields.slice(fields.indexOf(field) + 1)) {
      if (other.form === field.form && touch(box, boxes.get(other)))
        faults.push(`${nameOf(field)} touches ${nameOf(other)}`)
    }
  }
  return faults

  function isCut(field: HTMLInputElement): boolean {
    // A field of one line asks in one line; a larger one may ask in several.
    const isOneLine = field.localName === 'input' || field.matches('textarea[rows="1"]')
    if (!isOneLine || field.placeholder === '' || field.value !== '' || pen === null) return false
    const { paddingLeft, paddingRight } = getComputedStyle(field)
    const { font, letterSpacing, color } = getComputedStyle(field, '::placeholder')
    // Its short form stands there instead.
    if (color === 'rgba(0, 0, 0, 0)') return false
    pen.font = font
    pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return pen.measureText(field.placeholder).width > room + 1
  }

  /** Whether one stands right on the other: below it, or beside it. */
  function touch(one: DOMRect, other: DOMRect | undefined): boolean {
    if (other === undefined || other.width <= 1 || other.height <= 1) return false
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return (across > 4 && down > -2) || (down > 4 && across > -2)
  }
}
