import type { CompanyTones } from '../colours/tones.ts'
import type { Mark } from './mark-file.ts'

/** What every picture of the brand is drawn from. */
export type Brand = { readonly mark: Mark; readonly tones: Pick<CompanyTones, 'signal' | 'ink'> }

/** Colours of one version of the mark. */
type MarkColours = { readonly signal: string; readonly ink: string }

/** The mark as files: for white and for dark grounds, for the air cargo, and in the colour of what stands around it. */
export function versionsOf({ signal, ink }: Brand['tones']) {
  return {
    standard: { signal: signal[500], ink: ink[900] },
    reversed: { signal: signal[400], ink: '#ffffff' },
    air: { signal: signal[500], ink: '#0d4a7a' },
    mono: { signal: 'currentColor', ink: 'currentColor' },
  } as const satisfies Record<string, MarkColours>
}

/** The mark as an SVG document, 48 units square; `style` goes into a style element. */
export function markSvg({ signal, ink }: Mark, colours: MarkColours, style = ''): string {
  const paths = [
    { name: 's', fill: colours.signal, data: signal },
    { name: 'i', fill: colours.ink, data: ink },
  ].filter(({ data }) => data !== '')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">',
    style === '' ? '' : `<style>${style}</style>`,
    ...paths.map(({ name, fill, data }) => `<path class="${name}" fill="${fill}" d="${data}"/>`),
    '</svg>\n',
  ].join('')
}
