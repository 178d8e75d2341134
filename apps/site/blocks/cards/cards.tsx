import { classNames } from '@hongyan/ui/class-names.ts'
import { ArrowRightIcon } from '@hongyan/ui/icons.tsx'
import { pathIn } from '../../paths.ts'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import { ScenePicture } from '../../shell/scene-picture.tsx'
import type { BlockProps } from '../block-props.ts'
import { cardSpan } from './card-span.ts'
import styles from './cards.module.css'

/** Equal subjects side by side: in one hairline grid with their pictures, as columns of words, or by name alone. */
export function Cards({ block, locale, place }: BlockProps<'cards'>) {
  const { items, all } = block
  const pictured = items.some(({ scene }) => scene !== null)
  const named = items.every(({ text }) => text === null)
  const span = styles[`span${cardSpan(items.length)}`]
  return (
    <Frame block={block} locale={locale} link={all}>
      <ul
        className={classNames(
          styles.cards,
          pictured ? styles.pictured : styles.words,
          named && styles.names,
          place.column === 'page' && styles.brief,
        )}
      >
        {items.map(({ title, text, path, scene }) => (
          <li key={title} className={classNames(styles.card, span)}>
            {scene && (
              <ScenePicture name={scene} className={styles.picture} sizes="(max-width: 35em) 88px, 232px" />
            )}
            <h3 className={styles.title}>
              {path === null ? (
                title
              ) : (
                <a href={pathIn(locale, path)}>
                  {title}
                  <ArrowRightIcon size={16} />
                </a>
              )}
            </h3>
            {text && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </Frame>
  )
}
