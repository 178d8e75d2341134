import { CloseIcon } from '@hongyan/ui/icons.tsx'
import { IconButton } from '../../parts/button.tsx'
import { Combobox } from '../../parts/combobox.tsx'
import { useLanguage } from '../../texts/language.tsx'
import { factInWords } from '../fact-in-words.ts'
import { type Fact, useTargets } from '../targets.ts'
import type { Claimed } from '../written.ts'
import styles from './form.module.css'
import { type Path, useForm, useFormView } from './form-context.ts'
import { Labelled, Problems } from './label.tsx'
import { FormPart, type NodeProps } from './node.tsx'

/** A statement that rests on dated facts: what is said while they hold, and what stands in its place afterwards. */
export function ClaimField({ node, value, path, bare }: NodeProps & { readonly value: Claimed }) {
  const { texts } = useLanguage()
  return (
    <Labelled label={node.label} help={null} path={path} bare={bare}>
      <div className={styles.claim}>
        <Facts ids={value.claim} path={[...path, 'claim']} />
        <FormPart node={node} value={value.text} path={[...path, 'text']} bare />
        {value.without !== null && (
          <>
            <p className={styles.help}>{texts.documents.whenExpired}</p>
            <FormPart node={node} value={value.without} path={[...path, 'without']} bare />
          </>
        )}
      </div>
    </Labelled>
  )
}

/** The facts that a statement rests on, each with its value and until when it holds; others are found by their words. */
function Facts({ ids, path }: { readonly ids: readonly string[]; readonly path: Path }) {
  const { texts, language } = useLanguage()
  const { set } = useForm()
  const { mayShape } = useFormView()
  const targets = useTargets()
  const { references } = texts
  const said = (fact: Fact) => factInWords(fact, language)
  const free = (targets?.facts ?? []).filter(({ id }) => !ids.includes(id))
  return (
    <div className={styles.factsOf} data-path={path.join('/')}>
      <p className={styles.facts}>{texts.documents.restsOn}</p>
      <ul className={styles.factList}>
        {ids.map((id) => {
          const fact = targets?.facts.find((one) => one.id === id)
          return (
            <li key={id} className={styles.fact}>
              <span>
                <strong>{fact === undefined ? id : said(fact)}</strong>{' '}
                {fact !== undefined && (
                  <span className={fact.isCurrent ? styles.help : styles.problem}>
                    {fact.isCurrent
                      ? references.holds(fact.asOf, fact.expires)
                      : references.expired(fact.expires)}
                  </span>
                )}
              </span>
              {mayShape && ids.length > 1 && (
                <IconButton
                  label={references.dropFact(fact === undefined ? id : said(fact))}
                  onPress={() =>
                    set(
                      path,
                      ids.filter((one) => one !== id),
                    )
                  }
                >
                  <CloseIcon size={14} />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
      {mayShape && (
        <Combobox
          label={references.addFact}
          placeholder={references.addFact}
          value=""
          choices={free.map((fact) => ({
            id: fact.id,
            label: said(fact),
            detail: references.holds(fact.asOf, fact.expires),
          }))}
          onChange={() => {}}
          onChoose={(id) => set(path, [...ids, id])}
        />
      )}
      <Problems path={path} />
    </div>
  )
}
