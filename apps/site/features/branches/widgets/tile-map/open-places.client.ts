import { followAsking } from './follow-asking.ts'

/** Drawn maps of the server open in their place when somebody asks; until then nothing more of them is fetched. */
export function openPlaces(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-map-places]')) {
    frame.dataset.map = 'drawn'
    followAsking(frame, async (steps) => {
      frame.dataset.map = 'opening'
      try {
        const { mountPlaces } = await import('./mount-places.tsx')
        await mountPlaces(frame, steps)
      } catch {
        frame.dataset.map = 'without'
      }
    })
  }
}
