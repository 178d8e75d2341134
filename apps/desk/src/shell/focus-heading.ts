/** Puts the keyboard at the heading of a part of the screen, or at the part itself where it has none. */
export function focusHeading(part: HTMLElement): void {
  const headings = [...part.querySelectorAll<HTMLElement>('h1, h2, h3')]
  const heading = headings.find((one) => one.checkVisibility()) ?? part
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
