import { useLanguage } from '../texts/language.tsx'

/** Writes fen as yuan with two decimals; `signed` says of a difference which way it goes. */
export function useYuan(): (fen: number, signed?: boolean) => string {
  const { language } = useLanguage()
  return (fen, signed = false) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'CNY',
      currencyDisplay: 'narrowSymbol',
      ...(signed ? { signDisplay: 'exceptZero' as const } : {}),
    }).format(fen / 100)
}
