import { fill } from '@hongyan/locales'
import { createRoot } from 'react-dom/client'
import { countedFetch } from '../../../../client/counted-fetch.ts'
import type { PlacesData } from './places-data.ts'
import { PlacesMap } from './places-map.tsx'
import type { MapState } from './tile-frame.tsx'

/** Opens the map over a drawn one that the server wrote; resolves when it is asked for, rejects where it cannot be. */
export async function mountPlaces(frame: HTMLElement, steps: number): Promise<void> {
  const answer = await countedFetch(frame.dataset.mapPlaces ?? '')
  if (!answer.ok) throw new Error('the places did not come')
  const data = (await answer.json()) as PlacesData
  const host = document.createElement('div')
  const said = frame.querySelector<HTMLElement>('[data-map-by]')
  frame.firstElementChild?.after(host)
  const show = (state: MapState, by: string | null) => {
    frame.dataset.map = state
    if (said) said.textContent = by === null ? '' : fill(data.tiles.words.data, { by })
    if (state === 'open') return
    const pressed = host.contains(document.activeElement)
    root.unmount()
    host.remove()
    if (pressed) frame.querySelector<HTMLElement>('[data-map-open]')?.focus()
  }
  const root = createRoot(host, { onUncaughtError: () => show('without', null) })
  root.render(<PlacesMap data={data} steps={steps} onState={show} />)
}
