/** Times its own size that the drawn map is shown at. */
const levels = [1, 2, 4]
/** Where most of the network lies, as shares of the map: what the first step nearer shows. */
const heart = { x: 0.66, y: 0.5 }

/** Lets the drawn map be looked at nearer: its buttons enlarge what lies in the pane, which then scrolls. */
export function zoomMap(): void {
  const map = document.querySelector<HTMLElement>('[data-zoom]')
  const [pane, buttons] = [map?.querySelector('div'), map?.querySelector<HTMLElement>('[data-zoom-buttons]')]
  const [closer, further] = buttons?.querySelectorAll('button') ?? []
  if (!map || !pane || !buttons || !closer || !further) return
  let at = 0
  const show = (next: number) => {
    const middle = (from: number, seen: number, all: number) => (from + seen / 2) / all
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = pane
    const x = at === 0 ? heart.x : middle(scrollLeft, clientWidth, scrollWidth)
    const y = at === 0 ? heart.y : middle(scrollTop, clientHeight, scrollHeight)
    at = next
    map.dataset.zoom = String(levels[at])
    // What scrolls is reached by the keys as well.
    if (at > 0) pane.tabIndex = 0
    else pane.removeAttribute('tabindex')
    pane.scrollTo({
      left: x * pane.scrollWidth - pane.clientWidth / 2,
      top: y * pane.scrollHeight - pane.clientHeight / 2,
      behavior: 'instant',
    })
    closer.disabled = at === levels.length - 1
    further.disabled = at === 0
  }
  closer.addEventListener('click', () => show(at + 1))
  further.addEventListener('click', () => show(at - 1))
  buttons.hidden = false
}
