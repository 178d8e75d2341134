import { DownloadIcon } from '@hongyan/ui/icons.tsx'
import { Button, IconButton } from '../parts/button.tsx'
import { useTexts } from '../texts/language.tsx'
import { useExport } from './use-export.ts'

/** Keeps the documents of a list as files. */
export function ExportButton({ names }: { readonly names: readonly string[] }) {
  const words = useTexts().importing
  const { isPending, keep } = useExport()
  return (
    <Button isDisabled={names.length === 0} onPress={() => void keep(names)}>
      <DownloadIcon size={16} />
      {isPending ? words.exporting : words.exportList(names.length)}
    </Button>
  )
}

/** Keeps one document as a file. */
export function ExportIcon({ name }: { readonly name: string }) {
  const words = useTexts().importing
  const { isPending, keep } = useExport()
  return (
    <IconButton label={isPending ? words.exporting : words.exportOne} onPress={() => void keep([name])}>
      <DownloadIcon size={18} />
    </IconButton>
  )
}
