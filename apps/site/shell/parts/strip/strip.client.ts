const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the visitor asked for no movement. */
export function isStill(): boolean {
  return still.matches
}

/**
 * Follows a horizontal strip of equally wide parts: `onChange` hears the index of the part in view, once per
 * change and once at the start.
 * @returns moves the strip to a part
 */
export function followStrip(strip: HTMLElement, onChange: (index: number) => void) {
  let shown = -1
  const look = () => {
    // One that waits for its styles has no width yet, and shows its first part.
    const index = Math.round(strip.scrollLeft / (strip.clientWidth || 1))
    if (index === shown) return
    shown = index
    for (const [at, part] of [...strip.children].entries()) part.toggleAttribute('inert', at !== index)
    onChange(index)
  }
  strip.addEventListener('scroll', look, { passive: true })
  // Asked in the next frame, which lays the page out anyway.
  requestAnimationFrame(look)
  return (index: number, behavior: ScrollBehavior) => {
    strip.scrollTo({ left: index * strip.clientWidth, behavior: isStill() ? 'instant' : behavior })
    look()
  }
}
