/** Advance widths in em of the faces the site uses, rounded up: a label is never wider than this says. */
const wide = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60\u3000-\u303f]/u
const broad = /[mwMW@—…←→]/u
const slim = /[iljtfrI.,:;'’()|! ·1-]/u
const capital = /[A-Z0-9]/u

function advance(character: string): number {
  if (wide.test(character)) return 1
  if (broad.test(character)) return 0.92
  if (slim.test(character)) return 0.4
  return capital.test(character) ? 0.7 : 0.6
}

/** Width of one line of text, in em of its font size. */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text) width += advance(character)
  return width
}
