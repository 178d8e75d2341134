import { createContext, type ReactNode, use, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { setLanguage } from '../client/ask.ts'
import { en } from './en.ts'
import { type Texts, zh } from './zh.ts'

export type DeskLanguage = 'zh-CN' | 'en-US'

type Speaking = {
  readonly language: DeskLanguage
  readonly texts: Texts
  readonly speak: (language: DeskLanguage) => void
}

const storedAt = 'desk-language'
const Language = createContext<Speaking | null>(null)

/** The language that was chosen here, else the browser's own: Chinese or, for everybody else, English. */
function firstLanguage(): DeskLanguage {
  const stored = localStorage.getItem(storedAt)
  if (stored === 'zh-CN' || stored === 'en-US') return stored
  return navigator.language.startsWith('zh') ? 'zh-CN' : 'en-US'
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
    <Language value={{ language, texts: language === 'zh-CN' ? zh : en, speak }}>
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
