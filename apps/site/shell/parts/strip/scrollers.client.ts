/** Lets the keyboard reach rows that scroll and hold nothing to focus; not every browser does so by itself. */
export function focusScrollers(): void {
  const watch = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
      else target.removeAttribute('tabindex')
    }
  })
  for (const row of document.querySelectorAll('[data-scrolls]')) watch.observe(row)
}
