/** Px that a mouse is dragged before it is a move of the map. */
const dragPx = 6

/**
 * Hears how somebody asks for the map over a drawn one: by its button, `+` and `−`, a drag, the wheel with its key, or
 * two fingers. Each asks once, with the steps to zoom.
 */
export function followAsking(frame: HTMLElement, ask: (steps: number) => void): () => void {
  const leave = new AbortController()
  const { signal } = leave
  const asks = (steps: number, event: Event) => {
    if (frame.dataset.map !== 'drawn') return
    event.preventDefault()
    ask(steps)
  }
  let start: { readonly x: number; readonly y: number } | null = null
  frame.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('[data-map-open]')) asks(0, event)
    },
    { signal },
  )
  frame.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === '+' || event.key === '=') asks(1, event)
      else if (event.key === '-') asks(-1, event)
    },
    { signal },
  )
  frame.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey) asks(event.deltaY < 0 ? 1 : -1, event)
    },
    { signal, passive: false },
  )
  frame.addEventListener(
    'pointerdown',
    ({ pointerType, clientX: x, clientY: y }) => {
      start = pointerType === 'mouse' ? { x, y } : null
    },
    { signal },
  )
  frame.addEventListener(
    'pointermove',
    (event) => {
      if (start === null || event.buttons !== 1) return
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > dragPx) asks(0, event)
    },
    { signal },
  )
  // Marks of the drawn map are links, which a browser would carry away.
  frame.addEventListener('dragstart', (event) => asks(0, event), { signal })
  frame.addEventListener(
    'touchstart',
    (event) => {
      if (event.touches.length === 2) asks(1, event)
    },
    { signal, passive: false },
  )
  return () => leave.abort()
}
