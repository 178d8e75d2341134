import { clockText, flyingAt, type NightFlight, nextAfter, timeOf } from './flights-now.ts'

type Templates = { readonly one: string; readonly other: string; readonly next: string }
/** `way` says of the first flight where it flies: a narrow line leaves it out. */
type Told = Templates & { readonly flights: readonly NightFlight[]; readonly way: Templates }

const svg = 'http://www.w3.org/2000/svg'
const renewed = 30_000
/** Units of the map from either end of a way within which no aircraft is drawn: there it would lie on the dot and others. */
const ground = 26

/** Says what is in the air and draws it on the map, by the timetable and the clock of Beijing. Nothing is asked. */
export function showFlights(): void {
  const map = document.querySelector<SVGSVGElement>('[data-flights]')
  if (!map) return
  const told = JSON.parse(map.dataset.flights ?? '') as Told
  const show = () => {
    if (document.hidden) return
    const now = Date.now()
    const flying = flyingAt(told.flights, now)
    const words = sentences(told, now)
    if (words !== null) say(words, timeOf(now))
    map.replaceChildren(...flying.flatMap(({ flight, share }) => drawn(map, flight, share)))
  }
  show()
  setInterval(show, renewed)
  document.addEventListener('visibilitychange', show)
}

function sentences(told: Told, now: number): readonly [what: string, way: string] | null {
  const { flights } = told
  const flying = flyingAt(flights, now)
  const first = flying[0]?.flight ?? nextAfter(flights, now)
  if (!first) return null
  const kind = flying.length === 0 ? 'next' : flying.length === 1 ? 'one' : 'other'
  const time = clockText(flying.length === 0 ? first.departs : first.arrives)
  const values: Record<string, string> = {
    count: String(flying.length),
    from: first.from,
    to: first.to,
    time,
  }
  const filled = (template: string) => template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return [filled(told[kind]), filled(told.way[kind])]
}

function say([what, way]: readonly [what: string, way: string], time: string): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-flight-line]')) {
    const parts = { time, words: what, way }
    for (const [part, text] of Object.entries(parts)) {
      const place = line.querySelector(`[data-flight-${part}]`)
      if (place) place.textContent = text
    }
  }
}

/** The way behind it, and the aircraft at its head once it is clear of the city. */
function drawn(map: SVGSVGElement, { path }: NightFlight, share: number): SVGElement[] {
  if (path === null) return []
  const way = make('path', { d: path, pathLength: '1', 'stroke-dasharray': `${share} 1` })
  map.append(way)
  const length = way.getTotalLength()
  if (Math.min(share, 1 - share) * length < ground) return [way]
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
