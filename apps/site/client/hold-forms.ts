import { controlKeys, type Mark, markOf, setMark } from './island/controls.ts'
import { isPurpose } from './unseen-fields.ts'

/** What was put into the plain forms of a page, by the keys of their controls. */
type Put = readonly (readonly [key: string, mark: Mark])[]

/** The name under which the forms of a page are held. */
export const formsName = (path: string) => `forms ${path}`

/** Whether a form is sent by the browser itself, and nothing else looks after what is typed into it. */
export function isPlainForm(form: Element): form is HTMLFormElement {
  return (
    form instanceof HTMLFormElement &&
    form.method === 'post' &&
    form.closest('main') !== null &&
    form.closest('astro-island') === null
  )
}

/** What was put into the plain forms of the page, as text; null for nothing. Passwords and files are not held. */
export function putIntoForms(): string | null {
  const put = [...plainForms()].flatMap(([form, keys]) => {
    const own: Put = [...keys].flatMap(([control, key]) => {
      if (control.localName === 'input' && /password|file/.test(control.getAttribute('type') ?? '')) return []
      const mark = markOf(control)
      return mark === null ? [] : [[`${form} ${key}`, mark] as const]
    })
    // Details that are open alone are nothing that somebody has typed.
    return own.some(([, { kind }]) => kind !== 'open') ? own : []
  })
  return put.length === 0 ? null : JSON.stringify(put)
}

/** Puts it into the forms of the same page again; what has no place any more is left out. */
export function putBack(text: string): void {
  const marks = new Map(JSON.parse(text) as Put)
  for (const [form, keys] of plainForms())
    for (const [control, key] of keys) {
      const mark = marks.get(`${form} ${key}`)
      if (mark === undefined) continue
      // What holds a form shut would hide what is back in it.
      for (
        let at = control.closest('details');
        at !== null;
        at = at.parentElement?.closest('details') ?? null
      )
        at.open = true
      setMark(control, mark, true)
    }
}

/** The plain forms of the page by their purpose, each with the keys of its controls. */
function plainForms(): ReadonlyMap<string, ReturnType<typeof controlKeys>> {
  const seen = new Map<string, number>()
  return new Map(
    [...document.querySelectorAll('main form')].filter(isPlainForm).map((form) => {
      const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
      const purposes = hidden.filter((one) => isPurpose(one.name))
      const name = purposes.map((one) => `${one.name}=${one.defaultValue}`).join('&')
      const number = seen.get(name) ?? 0
      seen.set(name, number + 1)
      return [`${name}#${number}`, controlKeys(form)]
    }),
  )
}
