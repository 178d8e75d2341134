import type { LocaleId } from '@hongyan/locales'
import { controlAttributes, FieldProblem } from '@hongyan/ui/field.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import type { ComponentProps } from 'react'
import { paths } from '../../../../paths.ts'
import styles from './consent.module.css'
import type { VerificationWords } from './words.ts'

type ConsentProps = {
  readonly id: string
  readonly locale: LocaleId
  readonly words: VerificationWords['consent']
  /** Version of the text that is agreed to. */
  readonly version: string
  readonly problem: string | undefined
} & Pick<ComponentProps<'input'>, 'checked' | 'defaultChecked' | 'onChange' | 'onInput'>

/** The box that must be ticked. What it stands for is the version of the text, never the tick itself. */
export function Consent({ id, locale, words, version, problem, ...input }: ConsentProps) {
  const [before = '', after = ''] = words.text.split('{policy}')
  return (
    <div className={stack(8, styles.consent)}>
      <label>
        <input
          type="checkbox"
          {...input}
          {...controlAttributes(id, { problem })}
          name="consentVersion"
          value={version}
        />
        <span>
          {before}
          <a href={paths.privacy(locale)} target="_blank" rel="noopener">
            {words.policy}
          </a>
          {after}
        </span>
      </label>
      {problem && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </div>
  )
}
