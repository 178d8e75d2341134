import { type LocaleId, sayDay } from '@hongyan/locales'

/** Keeps the words beside the date fields of a page that no island draws. */
export function sayDays(): void {
  const say = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'date') return
    const words = target.parentElement?.querySelector('[data-says]')
    if (words) words.textContent = sayDay(document.documentElement.lang as LocaleId, target.value)
  }
  document.addEventListener('input', say)
  document.addEventListener('change', say)
}
