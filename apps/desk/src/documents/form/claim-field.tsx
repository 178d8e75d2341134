import { useTexts } from '../../texts/language.tsx'
import type { Claimed } from '../written.ts'
import styles from './form.module.css'
import { Labelled } from './label.tsx'
import { FormPart, type NodeProps } from './node.tsx'

/** A statement that rests on dated facts: what is said while they hold, and what stands in its place afterwards. */
export function ClaimField({ node, value, path, bare }: NodeProps & { readonly value: Claimed }) {
  const texts = useTexts()
  return (
    <Labelled label={node.label} help={null} path={path} bare={bare}>
      <div className={styles.claim}>
        <p className={styles.facts}>
          {texts.documents.restsOn} {value.claim.join(', ')}
        </p>
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
