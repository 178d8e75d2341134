import { clockText, flyingAt, type NightFlight, nextAfter, timeOf } from './flights-now.ts'

type Told = {
  readonly flights: readonly NightFlight[]
  readonly one: string
  readonly other: string
  readonly next: string
}

const svg = 'http://www.w3.org/2000/svg'
const renewed = 30_000

/** Says what is in the air and draws it on the map, by the timetable and the clock of Beijing. Nothing is asked. */
export function showFlights(): void {
  const map = document.querySelector<SVGSVGElement>('[data-flights]')
  if (!map) return
  const told = JSON.parse(map.dataset.flights ?? '') as Told
  const show = () => {
    if (document.hidden) return
    const now = Date.now()
    const flying = flyingAt(told.flights, now)
    const words = sentence(told, now)
    if (words !== null) say(words, timeOf(now))
    map.replaceChildren(...flying.flatMap(({ flight, share }) => drawn(map, flight, share)))
  }
  show()
  setInterval(show, renewed)
  document.addEventListener('visibilitychange', show)
}

function sentence({ flights, one, other, next }: Told, now: number): string | null {
  const flying = flyingAt(flights, now)
  const first = flying[0]?.flight ?? nextAfter(flights, now)
  if (!first) return null
  const template = flying.length === 0 ? next : flying.length === 1 ? one : other
  const time = clockText(flying.length === 0 ? first.departs : first.arrives)
  const values: Record<string, string> = {
    count: String(flying.length),
    from: first.from,
    to: first.to,
    time,
  }
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

function say(words: string, time: string): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-flight-line]')) {
    const [clock, text] = [
      line.querySelector('[data-flight-time]'),
      line.querySelector('[data-flight-words]'),
    ]
    if (clock) clock.textContent = time
    if (text) text.textContent = words
  }
}

/** The way behind it, and the aircraft at its head. */
function drawn(map: SVGSVGElement, { path }: NightFlight, share: number): SVGElement[] {
  if (path === null) return []
  const way = make('path', { d: path, pathLength: '1', 'stroke-dasharray': `${share} 1` })
  map.append(way)
  const length = way.getTotalLength()
  const [at, ahead] = [way.getPointAtLength(length * share), way.getPointAtLength(length * share + 1)]
  const turn = (Math.atan2(ahead.y - at.y, ahead.x - at.x) * 180) / Math.PI
  const craft = make('path', {
    d: 'M15 0 3 3 1 14-3 14-1 3-8 2-11 6-13 6-12 0-13-6-11-6-8-2-1-3-3-14 1-14 3-3Z',
    transform: `translate(${at.x} ${at.y}) rotate(${turn})`,
    'data-craft': '',
  })
  return [way, craft]
}

function make(name: 'path', attributes: Readonly<Record<string, string>>): SVGPathElement {
  const element = document.createElementNS(svg, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
