import { orderImportMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'
import { Button, buttonClass } from '@hongyan/ui/button.tsx'
import { controlAttributes, Field, TextArea } from '@hongyan/ui/field.tsx'
import { DownloadIcon } from '@hongyan/ui/icons.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import { paths } from '../../../../paths.ts'
import { StatusMessage } from '../../../../shell/parts/own-list/status-message.tsx'
import { FileDrop } from '../../../../shell/parts/table-import/file-drop.tsx'
import { ImportHead } from '../../../../shell/parts/table-import/import-head.tsx'
import table from '../../../../shell/parts/table-import/table-import.module.css'
import { ColumnGuide } from './column-guide.tsx'
import { ForWhom } from './for-whom.tsx'
import styles from './import.module.css'
import type { ImportStep } from './import-model.ts'
import { controls, listActs } from './list-controls.ts'
import { PreviewToCome } from './preview-to-come.tsx'

type Props = {
  readonly locale: LocaleId
  readonly company: string | null
  /** The most lines of a list. */
  readonly most: number
  readonly mark: string
  readonly step: Extract<ImportStep, { kind: 'choose' }>
}

/** The form that a list is handed in with, as a file or as it was copied from a spreadsheet. */
export function ChooseList({ locale, company, most, mark, step }: Props) {
  const { choose } = orderImportMessages(locale)
  const fileHint = fill(choose.fileHint, { most })
  return (
    <>
      <StatusMessage bad={step.problem} good={null} />
      <form
        method="post"
        action={paths.orderImport(locale)}
        encType="multipart/form-data"
        className={`${table.panel} ${styles.panel}`}
        aria-labelledby="choose-list"
        data-pasted=""
        data-sent-once=""
      >
        <ImportHead id="choose-list" title={choose.title} lead={choose.kept}>
          <a
            className={buttonClass({ kind: 'secondary', size: 'small' })}
            href={paths.orderTemplate(locale)}
            download=""
          >
            <DownloadIcon size={18} />
            {choose.template}
          </a>
        </ImportHead>
        <div className={styles.choose}>
          <input type="hidden" name={controls.act} value={listActs.read} />
          <input type="hidden" name={controls.form} value={step.form} />
          <input type="hidden" name={controls.mark} value={mark} />
          <ForWhom locale={locale} company={company} of={step.of} />
          <Field id="list-file" label={choose.file} hint={fileHint}>
            <FileDrop
              {...controlAttributes('list-file', { hint: fileHint })}
              name={controls.file}
              prompt={choose.drop}
              tapped={choose.tapped}
            />
          </Field>
          <Field id="list-text" label={choose.text} hint={choose.textHint}>
            <TextArea
              {...controlAttributes('list-text', { hint: choose.textHint })}
              name={controls.text}
              rows={6}
              placeholder={choose.sample}
              list
              wrap="off"
              defaultValue={step.text}
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
          <div className={cluster(12)}>
            <Button type="submit">{choose.submit}</Button>
          </div>
        </div>
      </form>
      <PreviewToCome locale={locale} />
      <ColumnGuide locale={locale} />
    </>
  )
}
