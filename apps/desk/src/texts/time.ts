import { homeZone } from '@hongyan/locales'
import { useLanguage } from './language.tsx'

/** Writes instants as people of the company read them: China's time unless another zone is named, the year only where it is another. */
export function useTime(zone = homeZone): (iso: string | null) => string {
  const { language } = useLanguage()
  return (iso) => {
    if (iso === null) return ''
    const at = new Date(iso)
    const sameYear = at.getFullYear() === new Date().getFullYear()
    return (
      new Intl.DateTimeFormat(language, {
        timeZone: zone,
        ...(sameYear ? {} : { year: 'numeric' }),
        month: 'short',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      })
        .format(at)
        // A date breaks in no line.
        .replaceAll(' ', '\u00a0')
    )
  }
}
