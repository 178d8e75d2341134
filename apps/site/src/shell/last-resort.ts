import { errorMessages } from '@hongyan/content'
import { type LocaleId, localeOf } from '@hongyan/locales'
import { paths } from '../paths.ts'

/** What stands when even the error page fails: one sentence and a way home, without style or script. */
export function lastResortPage(locale: LocaleId): string {
  const text = errorMessages(locale)
  return `<!doctype html><html lang="${localeOf(locale).htmlLang}"><meta charset="utf-8"><title>${text.broken.title}</title><p>${text.broken.title}</p><p><a href="${paths.home(locale)}">${text.broken.back}</a></p></html>`
}
