/**
 * Screens are wide or narrow by how much text fits in: whoever has larger letters gets the layout of a smaller screen.
 * Sheets name the widths at which they change in px at the usual size; browsers get them in letters.
 */
export const queriesByText = {
  postcssPlugin: 'queries-by-text',
  AtRule: {
    media(rule: { params: string }) {
      rule.params = rule.params.replace(/(\d*\.?\d+)px/g, (_, pixels: string) => `${Number(pixels) / 16}em`)
    },
  },
}
