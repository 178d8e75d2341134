/** A form as a page sends it: what stands in it, where something can be typed, and what its buttons say. */
export type PageForm = {
  readonly method: 'get' | 'post'
  /** Hidden fields, chosen options and ticked boxes. */
  readonly values: Readonly<Record<string, string>>
  readonly lines: readonly string[]
  readonly areas: readonly string[]
  /** What each of its buttons adds; nothing for a button without a name. */
  readonly acts: readonly Readonly<Record<string, string>>[]
}

/** The forms of a page of ours. */
export function formsOf(html: string): readonly PageForm[] {
  const forms = [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)]
  return forms.map(([, about = '', inside = '']) => readForm(about, inside))
}

function readForm(about: string, inside: string): PageForm {
  const values: Record<string, string> = {}
  const lines: string[] = []
  const acts: Record<string, string>[] = [{}]
  for (const [tag] of inside.matchAll(/<(?:input|button)\b[^>]*>/g)) {
    const name = attribute(tag, 'name')
    if (name === null) continue
    const type = attribute(tag, 'type') ?? 'text'
    const value = attribute(tag, 'value') ?? ''
    if (tag.startsWith('<button') || type === 'submit') acts.push({ [name]: value })
    else if (type === 'hidden') values[name] = value
    else if (type === 'radio' || type === 'checkbox') {
      if (/\schecked\b/.test(tag)) values[name] = value || 'on'
    } else if (type !== 'file') lines.push(name)
  }
  for (const [, tag = '', options = ''] of inside.matchAll(/(<select\b[^>]*>)([\s\S]*?)<\/select>/g)) {
    const name = attribute(tag, 'name')
    const chosen = /<option[^>]*\sselected\b[^>]*>/.exec(options)?.[0] ?? /<option[^>]*>/.exec(options)?.[0]
    if (name !== null) values[name] = attribute(chosen ?? '', 'value') ?? ''
  }
  const areas = [...inside.matchAll(/<textarea\b[^>]*>/g)].flatMap(([tag]) => attribute(tag, 'name') ?? [])
  const method = attribute(about, 'method') === 'post' ? 'post' : 'get'
  return { method, values, lines: [...new Set(lines)], areas: [...new Set(areas)], acts }
}

function attribute(tag: string, name: string): string | null {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null
}
