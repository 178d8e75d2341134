import { contentMessages } from '@hongyan/content'
import { DownloadIcon } from '@hongyan/ui/icons.tsx'
import { Tag } from '@hongyan/ui/tag.tsx'
import { TextFrame } from '../../shell/parts/frame/frame.tsx'
import type { BlockProps } from '../block-props.ts'
import styles from './downloads.module.css'

/** Files to take along, each a row that is one link. */
export function Downloads({ block, locale }: BlockProps<'downloads'>) {
  const words = contentMessages(locale).downloads
  return (
    <TextFrame block={block} locale={locale}>
      <ul className={styles.files}>
        {block.items.map(({ title, note, file, type }) => (
          <li key={file}>
            <a href={file} download="">
              <b>
                <span className="visually-hidden">{words.action}</span> {title}
              </b>
              <span>{note}</span>
              <Tag>{type}</Tag>
              <DownloadIcon />
            </a>
          </li>
        ))}
      </ul>
    </TextFrame>
  )
}
