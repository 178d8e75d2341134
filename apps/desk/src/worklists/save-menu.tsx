import { DownloadIcon } from '@hongyan/ui/icons.tsx'
import { saveBlob } from '@hongyan/ui/save-blob.ts'
import { useState } from 'react'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { askFile } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import fieldStyles from '../parts/field.module.css'
import { sayDone, sayProblem } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'

const formats = ['xlsx', 'csv'] as const

/** Keeps what a call makes as a file, in the form that is chosen. */
export function SaveMenu({ path, body }: { readonly path: string; readonly body: () => object }) {
  const texts = useTexts()
  const words = texts.worklists
  const [isPending, setPending] = useState(false)
  const keep = async (format: string) => {
    setPending(true)
    try {
      const made = await askFile(path, { ...body(), format })
      saveBlob(made.name, made.file)
      sayDone(words.fileMade(made.name))
    } catch (error) {
      sayProblem(sentenceOf(error, texts))
    }
    setPending(false)
  }
  return (
    <MenuTrigger>
      <Button isPending={isPending}>
        <DownloadIcon size={16} />
        {isPending ? words.making : words.file}
      </Button>
      <Popover className={fieldStyles.popover ?? ''}>
        <Menu
          className={fieldStyles.options ?? ''}
          onAction={(key) => void keep(String(key))}
          aria-label={words.file}
        >
          {formats.map((format) => (
            <MenuItem key={format} id={format} className={fieldStyles.option ?? ''}>
              {words[format]}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
