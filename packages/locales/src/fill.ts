/** Where a Chinese character meets a figure or a Latin letter: a space stands there, as our texts are typed. */
const seam = /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han}/u

/** Puts values into `{name}` places of a message. A missing value is a fault of the caller and throws. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return joined(
    template.split(/\{(\w+)\}/).map((part, at) => {
      const value = at % 2 === 0 ? part : values[part]
      if (value === undefined) throw new Error(`The message "${template}" needs a value for {${part}}`)
      return String(value)
    }),
  )
}

/** Parts of a text as one, with the space of a seam between them. */
export function joined(parts: readonly string[]): string {
  return parts.reduce((text, part) => {
    const isSeam = seam.test((text.at(-1) ?? '') + (part.at(0) ?? ''))
    return isSeam ? `${text} ${part}` : text + part
  })
}

/** Names of the places in a message, sorted, each once. */
export function placesOf(template: string): readonly string[] {
  return [...new Set([...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort()
}
