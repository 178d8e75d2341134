import type { LocaleId } from '@hongyan/locales'
import { comboboxStep } from '@hongyan/ui/combobox-step.ts'
import { countedCall } from '../../../../client/counted-call.ts'
import { countedFetch } from '../../../../client/counted-fetch.ts'
import { postSuggestionAction } from '../../../feedback/actions.ts'

const pauseMs = 150

/** A way on: what stands in the list, what it is, and where it leads. */
type Suggestion = { readonly kind: string; readonly text: string; readonly path: string }

/** What the form hands over: whom to ask, its language, and the words that say what the list holds. */
type Words = {
  /** Call that suggests, with its query but for the words typed and the language. */
  readonly url: string
  readonly locale: LocaleId
  readonly count: Readonly<Record<string, string>>
  readonly kinds: Readonly<Record<string, string>>
}

/** Tells which suggestion was taken: its place and page, not what was typed. Nobody waits for the answer. */
function countChosen(place: number, path: string): void {
  const body = [{ kind: 'search', place: place + 1, path }] as const
  const aside = { credentials: 'omit', keepalive: true } as const
  countedCall(postSuggestionAction, { body }, aside, { quiet: true }).catch(() => undefined)
}

/** Makes the search field a combobox: ways on under it while somebody types. The form works without. */
export function suggestWhileTyping(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-suggest]')
  const field = form?.querySelector<HTMLInputElement>('[name=q]')
  const list = form?.querySelector('ul')
  const status = form?.querySelector('[data-count]')
  if (!form || !field || !list || !status) return
  const words = JSON.parse(form.dataset.suggest ?? '{}') as Words
  const rules = new Intl.PluralRules(words.locale)
  let shown: readonly Suggestion[] = []
  let active = -1
  let timer = 0
  let asking: AbortController | undefined

  list.role = 'listbox'
  field.role = 'combobox'
  field.setAttribute('aria-autocomplete', 'list')
  field.setAttribute('aria-controls', list.id)
  field.ariaExpanded = 'false'

  const mark = (place: number): void => {
    active = place
    for (const [at, option] of [...list.children].entries()) option.ariaSelected = `${at === place}`
    if (place < 0) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', `${list.id}-${place}`)
  }
  const show = (suggestions: readonly Suggestion[]): void => {
    shown = suggestions
    list.replaceChildren(
      ...suggestions.map(({ kind, text }, place) => {
        const option = document.createElement('li')
        option.id = `${list.id}-${place}`
        option.role = 'option'
        for (const part of [text, words.kinds[kind]]) {
          if (part) option.appendChild(document.createElement('span')).textContent = part
        }
        return option
      }),
    )
    list.hidden = suggestions.length === 0
    field.ariaExpanded = `${!list.hidden}`
    const { length } = suggestions
    const form = words.count[rules.select(length)] ?? words.count.other ?? ''
    status.textContent = length === 0 ? '' : form.replace('{count}', `${length}`)
    mark(-1)
  }
  const close = (): void => {
    clearTimeout(timer)
    asking?.abort()
    show([])
  }
  const open = (place: number): void => {
    const chosen = shown[place]
    if (!chosen) return
    countChosen(place, chosen.path)
    location.assign(chosen.path)
  }
  const ask = async (): Promise<void> => {
    const q = field.value.trim()
    if (q === '') return close()
    asking = new AbortController()
    const { signal } = asking
    try {
      const url = new URL(words.url, location.origin)
      url.searchParams.set('q', q)
      url.searchParams.set('lang', words.locale)
      // Whatever else the form asks narrows the suggestions too, where the call knows it.
      for (const name of url.searchParams.keys()) {
        const chosen = new FormData(form).get(name)
        if (name !== 'q' && typeof chosen === 'string') url.searchParams.set(name, chosen)
      }
      const answer = await (await countedFetch(url, { signal })).json()
      if (document.activeElement === field && !signal.aborted) show(answer.data?.suggestions ?? [])
    } catch {
      if (!signal.aborted) show([])
    }
  }

  const askSoon = (): void => {
    clearTimeout(timer)
    asking?.abort()
    timer = window.setTimeout(ask, pauseMs)
  }

  field.addEventListener('input', (event) => {
    if (!(event as InputEvent).isComposing) askSoon()
  })
  field.addEventListener('compositionend', askSoon)
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const step = comboboxStep(event.key, { isOpen: !list.hidden, count: shown.length, marked: active })
    if (step?.kind === 'mark') mark(step.at)
    else if (step?.kind === 'choose') open(step.at)
    else if (step?.kind === 'close') close()
    else if (step?.kind === 'open' && field.value.trim() !== '') {
      // A list that was closed is opened by the arrow again.
      clearTimeout(timer)
      asking?.abort()
      void ask()
    } else return
    event.preventDefault()
  })
  field.addEventListener('blur', close)
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', (event) => {
    const option = (event.target as HTMLElement).closest('li')
    if (option) open([...list.children].indexOf(option))
  })
  form.addEventListener('submit', close)
}
