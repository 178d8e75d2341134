import type { FormNode } from '@hongyan/documents/forms/form-node'
import { initialMember, initialValue } from '@hongyan/documents/forms/initial-value'
import { PlusIcon } from '@hongyan/ui/icons.tsx'
import { useEffect, useRef } from 'react'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { Button } from '../../parts/button.tsx'
import fieldStyles from '../../parts/field.module.css'
import { useTexts } from '../../texts/language.tsx'
import { enterPart } from '../go-to-path.ts'
import { type Path, useForm } from './form-context.ts'
import { useWords } from './label.tsx'

/** Adds one at the end; of several kinds it is chosen which. */
export function AddItem({
  node,
  path,
  count,
  label,
}: {
  readonly node: Extract<FormNode, { type: 'list' }>
  readonly path: Path
  readonly count: number
  readonly label: string
}) {
  const { insert, newName } = useForm()
  const texts = useTexts()
  const words = useWords()
  const added = useRef(false)
  // It opens with the cursor in its first field, once it is there and a menu has gone.
  useEffect(() => {
    if (!added.current || count === 0) return
    added.current = false
    const wait = setTimeout(() => enterPart([...path, count - 1]))
    return () => clearTimeout(wait)
  }, [count, path])
  const add = (value: unknown) => {
    added.current = true
    insert(path, count, value)
  }
  const beginning = () => ({ newName, today: new Date().toISOString().slice(0, 10) })
  const { item } = node
  const button = (
    <>
      <PlusIcon size={14} />
      {texts.documents.addPart(label)}
    </>
  )
  if (item.type !== 'union')
    return (
      <div>
        <Button onPress={() => add(initialValue({ ...item, isNullable: false }, beginning()))}>
          {button}
        </Button>
      </div>
    )
  return (
    <div>
      <MenuTrigger>
        <Button>{button}</Button>
        <Popover className={fieldStyles.popover ?? ''}>
          <Menu
            className={fieldStyles.options ?? ''}
            onAction={(kind) => {
              const member = item.members.find((one) => one.kind === kind)
              if (member) add(initialMember(member, beginning()))
            }}
          >
            {item.members.map((member) => (
              <MenuItem key={member.kind} id={member.kind} className={fieldStyles.option ?? ''}>
                {words(member.node.label)}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  )
}
