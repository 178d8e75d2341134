import { formatSum } from '@hongyan/locales'
import { useLanguage } from '../texts/language.tsx'

/** Writes minor units of money with every decimal; `signed` says of a difference which way it goes. */
export function useMoney(): (minor: number, signed?: boolean) => string {
  const { language } = useLanguage()
  return (minor, signed) => formatSum(language, minor, signed ? 'signed' : 'whole')
}
