/** Puts values into `{name}` places of a message. A missing value is a fault of the caller and throws. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The message "${template}" needs a value for {${name}}`)
    return String(value)
  })
}

/** Names of the places in a message, sorted, each once. */
export function placesOf(template: string): readonly string[] {
  return [...new Set([...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort()
}
