import { merchantMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import sample from './api-sample.module.css'
import { CopySample } from './api-sample.tsx'
import { Code } from './code.tsx'
import styles from './sample-tabs.module.css'

const names = { shell: 'curl', node: 'Node', python: 'Python' } as const
const languages = ['shell', 'node', 'python'] as const

/** One request in three languages, seen one at a time: radio buttons and a style rule. */
export function SampleTabs({
  locale,
  id,
  texts,
  wraps = false,
}: {
  readonly locale: LocaleId
  /** Names the request among those of a page. */
  readonly id: string
  readonly texts: Readonly<Record<(typeof languages)[number], string>>
  readonly wraps?: boolean
}) {
  const { languages: legend } = merchantMessages(locale).guide
  return (
    <figure className={classNames(sample.sample, wraps && sample.wraps, styles.tabs)}>
      <figcaption className={sample.head}>
        <fieldset className={styles.track}>
          <legend className="visually-hidden">{legend}</legend>
          {languages.map((language) => (
            <label key={language}>
              <input
                type="radio"
                name={`language-${id}`}
                value={language}
                defaultChecked={language === 'shell'}
              />
              {names[language]}
            </label>
          ))}
        </fieldset>
        {languages.map((language) => (
          <div key={language} data-program={language}>
            <CopySample locale={locale} text={texts[language]} of={`${names[language]} ${id}`} />
          </div>
        ))}
      </figcaption>
      {languages.map((language) => (
        <div key={language} data-program={language}>
          {/* It scrolls by itself, so it can be reached by keyboard. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached */}
          <section className={sample.text} aria-label={`${names[language]} ${id}`} tabIndex={0}>
            <Code language={language} text={texts[language]} />
          </section>
        </div>
      ))}
    </figure>
  )
}
