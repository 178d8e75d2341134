import type { Picture } from '../paper-text.ts'

/** What a picture says, for readers who do not see it: its caption and its values in order. */
export function pictureText(caption: string, picture: Picture): string {
  return `${caption}: ${valuesOf(picture).join('; ')}`
}

function valuesOf(picture: Picture): readonly string[] {
  switch (picture.kind) {
    case 'bars':
      return picture.items.map(({ label, said }) => `${label} ${said}`)
    case 'curves':
      return (picture.marks ?? []).map(({ label }) => label)
    case 'columns':
      return picture.items.map(
        ({ label, values }) =>
          `${label}: ${values.map((value, index) => `${picture.series[index]} ${value}`).join(', ')}`,
      )
    case 'plan':
      return picture.rows.map(
        ({ label, from, to, said }) => `${label} ${picture.steps[from]}–${picture.steps[to]}: ${said}`,
      )
  }
}
