import type { FormNode } from '@hongyan/documents/forms/form-node'
import { initialValue } from '@hongyan/documents/forms/initial-value'
import { PlusIcon } from '@hongyan/ui/icons.tsx'
import { Button } from '../../parts/button.tsx'
import { useTexts } from '../../texts/language.tsx'
import { type Path, useForm, useFormView } from './form-context.ts'
import { Labelled, useWords } from './label.tsx'

/** A part that is not there, and the way to have it. */
export function Nullable({
  node,
  path,
  bare,
}: {
  readonly node: FormNode
  readonly path: Path
  readonly bare?: boolean | undefined
}) {
  const { set, newName } = useForm()
  const { mayShape } = useFormView()
  const texts = useTexts()
  const words = useWords()
  const filled = { ...node, isNullable: false }
  const today = new Date().toISOString().slice(0, 10)
  return (
    <Labelled label={node.label} help={node.help} path={path} bare={bare}>
      {mayShape && (
        <div>
          <Button
            onPress={() =>
              set(
                path,
                'fallback' in node && node.fallback !== null
                  ? node.fallback
                  : initialValue(filled, { newName, today }),
              )
            }
          >
            <PlusIcon size={14} />
            {texts.documents.addPart(words(node.label))}
          </Button>
        </div>
      )}
    </Labelled>
  )
}
