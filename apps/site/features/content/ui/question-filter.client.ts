import type { LocaleId } from '@hongyan/locales'

/** What the form hands over: the words that say what is left. */
type Words = {
  readonly locale: LocaleId
  readonly left: Readonly<Record<string, string>>
  readonly none: string
}

/** Leaves of a list of questions those that hold every word typed, and of its topics those with a question left. */
export function filterQuestions(form: HTMLFormElement): void {
  const field = form.querySelector('input')
  const status = form.querySelector('[role=status]')
  const section = form.closest('section')
  if (!field || !status || !section) return
  const words = JSON.parse(form.dataset.questionFilter ?? '{}') as Words
  const rules = new Intl.PluralRules(words.locale)
  const topics = [...section.querySelectorAll<HTMLDetailsElement>('[data-topic]')]
  const questions = [...section.querySelectorAll('details')]
    .filter((element) => !topics.includes(element))
    .map((element) => ({ element, text: compared(element.textContent) }))
  let narrowed = false

  const narrow = (): void => {
    const wanted = compared(field.value).split(/\s+/).filter(Boolean)
    let left = 0
    for (const { element, text } of questions) {
      element.hidden = !wanted.every((word) => text.includes(word))
      if (!element.hidden) left += 1
    }
    for (const topic of topics) {
      topic.hidden = topic.querySelector('details:not([hidden])') === null
      // Folded topics would hide what was found; nothing asked, they are as at first.
      if (wanted.length > 0 || narrowed) topic.open = wanted.length > 0
    }
    narrowed = wanted.length > 0
    if (wanted.length === 0) status.textContent = ''
    else if (left === 0) status.textContent = words.none
    else
      status.textContent = (words.left[rules.select(left)] ?? words.left.other ?? '').replace(
        '{count}',
        `${left}`,
      )
  }
  field.addEventListener('input', narrow)
  // A browser that comes back to the page may have kept what was typed.
  narrow()
}

/** As words are compared: the joiner that holds a range on its line is not part of them. */
function compared(text: string): string {
  return text.normalize('NFKC').replaceAll('\u2060', '').toLowerCase()
}
