import { followStrip, isStill } from '../../../../shell/parts/strip/strip.client.ts'

/** Milliseconds a slide stays, and how long before its turn the next picture is fetched. */
const stay = 6000
const ahead = 1500

/** Brings every banner of the page to life. It rests while hovered, focused, out of sight or under reduced motion. */
export function startBanners(): void {
  for (const banner of document.querySelectorAll<HTMLElement>('[data-banner]')) start(banner)
}

function start(banner: HTMLElement): void {
  const strip = banner.querySelector<HTMLElement>('[data-strip]')
  const controls = banner.querySelector<HTMLElement>('[data-controls]')
  const pause = banner.querySelector<HTMLElement>('[data-pause]')
  const position = banner.querySelector('[data-position]')
  if (!strip || !controls || !pause || !position) return
  const dots = [...controls.querySelectorAll('[data-dot]')]
  let shown = 0
  let paused = false
  let visible = true
  let timer = 0

  // Pictures of later slides are not even rendered before someone is about to see them.
  const fetchPicture = (index: number): HTMLImageElement | null => {
    const slide = strip.children[index % dots.length]
    slide?.toggleAttribute('data-near', true)
    const picture = slide?.querySelector('img') ?? null
    // Beyond the edge of the strip a lazy picture would wait until it is half seen.
    if (picture !== null) picture.loading = 'eager'
    return picture
  }
  const fetchNeighbours = () => {
    fetchPicture(shown + 1)
    fetchPicture(shown + dots.length - 1)
  }
  for (const sign of ['pointerenter', 'touchstart', 'focusin', 'wheel']) {
    strip.addEventListener(sign, fetchNeighbours, { passive: true })
  }
  const show = followStrip(strip, (index) => {
    shown = index
    fetchPicture(index)
    position.textContent = `${index + 1}`
    for (const [at, dot] of dots.entries()) dot.setAttribute('aria-current', `${at === index}`)
    rest()
  })
  for (const [index, dot] of dots.entries()) {
    dot.addEventListener('pointerenter', () => fetchPicture(index))
    dot.addEventListener('click', () => {
      fetchPicture(index)
      show(index, 'smooth')
    })
  }
  const setPaused = (value: boolean) => {
    paused = value
    pause.setAttribute('aria-label', (value ? pause.dataset.play : pause.dataset.pause) ?? '')
    pause.toggleAttribute('data-paused', value)
  }
  pause.addEventListener('click', () => setPaused(!paused))
  new IntersectionObserver(([entry]) => {
    visible = entry?.isIntersecting ?? true
  }).observe(strip)

  function rest(): void {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (!mayMove()) return rest()
      const next = shown + 1
      const isDecoded = fetchPicture(next)
        ?.decode()
        .catch(() => undefined)
      timer = window.setTimeout(async () => {
        await isDecoded
        // Whoever moved on meanwhile has set another time.
        if (shown + 1 !== next) return
        if (mayMove()) show(next % dots.length, 'smooth')
        else rest()
      }, ahead)
    }, stay - ahead)
  }
  function mayMove(): boolean {
    const busy = banner.matches(':hover, :focus-within') || document.hidden || !visible
    return !(paused || busy || isStill() || isCovered())
  }
  // A page in a frame is being written in: the slide that somebody writes stays.
  setPaused(isStill() || parent !== self)
  controls.hidden = false
}

/** Under a dialog or the menu of a phone nothing moves. */
function isCovered(): boolean {
  return document.querySelector('dialog[open], [popover]:popover-open') !== null
}
