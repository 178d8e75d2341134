import { DownloadIcon } from '@hongyan/ui/icons.tsx'
import { Button, IconButton } from '../parts/button.tsx'
import { useTexts } from '../texts/language.tsx'
import { useExport } from './use-export.ts'

/** Keeps all documents that a list has found as files, also those that are not drawn. */
export function ExportButton({
  total,
  namesOf,
}: {
  readonly total: number
  readonly namesOf: () => Promise<readonly string[]>
}) {
  const words = useTexts().importing
  const { isPending, keep } = useExport()
  return (
    <Button isDisabled={total === 0} onPress={() => void keep(namesOf)}>
      <DownloadIcon size={16} />
      {isPending ? words.exporting : words.exportList(total)}
    </Button>
  )
}

/** Keeps one document as a file. */
export function ExportIcon({ name }: { readonly name: string }) {
  const words = useTexts().importing
  const { isPending, keep } = useExport()
  return (
    <IconButton
      label={isPending ? words.exporting : words.exportOne}
      onPress={() => void keep(async () => [name])}
    >
      <DownloadIcon size={18} />
    </IconButton>
  )
}
