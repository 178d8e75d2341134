import { shared } from './state.ts'
import { afterwards, throttle } from './throttle.ts'

/** Screens on which the narrow shell is shown; by how much text fits in, as the styles' own (`queriesByText`). */
export const narrowScreens = '(max-width: 55em)'
const pause = 200

/** Keeps window size and scroll position in the shared state. */
export function followViewport(): void {
  const measure = () => {
    const height = (selector: string) => document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0
    shared.setKey('isMobile', matchMedia(narrowScreens).matches)
    shared.setKey('windowHeight', innerHeight)
    shared.setKey('centerMinHeight', Math.max(0, innerHeight - height('header') - height('[data-footer]')))
  }
  const follow = () => {
    shared.setKey('scrollTop', document.documentElement.scrollTop)
    shared.setKey('scrollY', scrollY)
  }
  // An observer speaks after layout: asking for sizes while the page is being built would lay it out twice.
  const first = new ResizeObserver(() => {
    first.disconnect()
    measure()
    follow()
  })
  first.observe(document.documentElement)
  addEventListener('resize', afterwards(measure, pause))
  addEventListener('scroll', throttle(follow, pause), { passive: true })
}
