import { bodyPath, wingPath } from '../../apps/site/shell/brand/mark-paths.ts'

/** Colours of one version of the mark. */
type MarkColours = { readonly wing: string; readonly body: string }

export const colours = {
  standard: { wing: '#e1251b', body: '#161b28' },
  reversed: { wing: '#ff5a4e', body: '#ffffff' },
  air: { wing: '#e1251b', body: '#0d4a7a' },
  mono: { wing: 'currentColor', body: 'currentColor' },
} as const satisfies Record<string, MarkColours>

/** The mark as an SVG document, 48 units square. `under` is drawn below it, `extra` goes into its style element. */
export function markSvg({ wing, body }: MarkColours, under = '', extra = ''): string {
  const style = extra === '' ? '' : `<style>${extra}</style>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${style}${under}<path class="w" fill="${wing}" d="${wingPath}"/><path class="b" fill="${body}" d="${bodyPath}"/></svg>\n`
}
