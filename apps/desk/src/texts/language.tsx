import { createContext, type ReactNode, use, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { setLanguage } from '../client/ask.ts'
import { type DeskLanguage, deskLanguages, isDeskLanguage } from './desk-languages.ts'
import { en } from './en.ts'
import { type Texts, zh } from './zh.ts'

/** Words of the desk in each of its languages. */
export const deskTexts: Readonly<Record<DeskLanguage, Texts>> = { 'zh-CN': zh, 'en-US': en }

type Speaking = {
  readonly language: DeskLanguage
  readonly texts: Texts
  readonly speak: (language: DeskLanguage) => void
}

const desks = Object.keys(deskLanguages) as readonly DeskLanguage[]
const storedAt = 'desk-language'
const Language = createContext<Speaking | null>(null)

/** The language that was chosen here, else the browser's own: Chinese or, for everybody else, English. */
function firstLanguage(): DeskLanguage {
  const stored = localStorage.getItem(storedAt)
  if (isDeskLanguage(stored)) return stored
  const own = desks.find((one) => navigator.language.startsWith(deskLanguages[one].words))
  return own ?? 'en-US'
}

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setChosen] = useState(firstLanguage)
  setLanguage(language)
  document.documentElement.lang = language
  const speak = (next: DeskLanguage) => {
    localStorage.setItem(storedAt, next)
    setChosen(next)
  }
  return (
    <Language value={{ language, texts: deskTexts[language], speak }}>
      <I18nProvider locale={language}>{children}</I18nProvider>
    </Language>
  )
}

export function useLanguage(): Speaking {
  const speaking = use(Language)
  if (speaking === null) throw new Error('the desk speaks no language here')
  return speaking
}

export function useTexts(): Texts {
  return useLanguage().texts
}
