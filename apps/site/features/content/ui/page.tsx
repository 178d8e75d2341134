import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import type { ReactNode } from 'react'
import type { ShowBlock } from '../../../blocks/block-props.ts'
import type { ContentData } from '../load.ts'
import type { ShownBlock } from '../shown-blocks.ts'
import { AllQuestions } from './all-questions/all-questions.tsx'
import { AnchorBar } from './anchor-bar.tsx'
import { ContentsList } from './contents-list.tsx'
import { Opening } from './opening/opening.tsx'
import styles from './page.module.css'
import { Recommended } from './recommended.tsx'
import { TrackField } from './track-field.tsx'

/** A page with fewer headed blocks is seen at a glance: it needs no anchors. */
const worthAnchors = 4

/** Beside a text they fill a column that would be empty. */
const worthContents = 3

/** A content page: its first screen, its blocks, pages to read on, its last word. */
export function ContentScreen({
  data,
  RenderBlock,
  now,
  docks = false,
  aside,
  children,
}: {
  readonly data: ContentData
  readonly RenderBlock: ShowBlock
  /** ms UTC, for heads that tell the hour. */
  readonly now?: number
  /** Whether the tool stands on the edge of the first screen, before everything else. */
  readonly docks?: boolean
  /** Stands beside a text in place of its contents; on a phone it follows the tool. */
  readonly aside?: ReactNode
  /** A tool of the page, before its blocks. */
  readonly children?: ReactNode
}) {
  const Body = data.template.layout === 'reading' ? Reading : Sections
  return (
    <article className={styles.content}>
      <Opening data={data} now={now ?? null} />
      {docks && children}
      <Body data={data} RenderBlock={RenderBlock} tool={docks ? null : children} aside={aside} />
      {data.calls.map((call) => (
        <RenderBlock key={call.key} block={call.block} locale={data.locale} place={call.place} />
      ))}
    </article>
  )
}

type BodyProps = {
  readonly data: ContentData
  readonly RenderBlock: ShowBlock
  readonly tool: ReactNode
  readonly aside: ReactNode
}

/** Section after section over the whole width, under a bar of anchors. */
function Sections({ data, RenderBlock, tool }: BodyProps) {
  const { anchors, blocks, locale, page, template } = data
  const barred = anchors.length >= worthAnchors
  return (
    <>
      {barred && (
        <AnchorBar
          anchors={anchors}
          action={template.opening === 'framed' ? undefined : page.hero.actions[0]}
          locale={locale}
        />
      )}
      <div className={barred ? `${styles.sections} ${styles.barred}` : styles.sections}>
        {/* What follows is styled by a file of its own: the first screenful does not wait for it. */}
        <template data-fold="" />
        {tool && <div className={styles.block}>{tool}</div>}
        <Blocks blocks={blocks} data={data} RenderBlock={RenderBlock} />
        <div className={styles.block}>
          <Recommended pages={data.recommended} locale={locale} />
        </div>
      </div>
    </>
  )
}

/** Text of a readable width beside its contents. */
function Reading({ data, RenderBlock, tool, aside }: BodyProps) {
  const { anchors, blocks, locale, template } = data
  if (aside)
    return (
      <div className={`page ${styles.reading} ${styles.aided}`}>
        <div className={styles.text}>{tool}</div>
        <aside className={styles.aside}>{aside}</aside>
        <div className={styles.text}>
          <template data-fold="" />
          <Blocks blocks={blocks} data={data} RenderBlock={RenderBlock} />
        </div>
      </div>
    )
  if (data.listsQuestions)
    return (
      <div className={`page ${styles.answers}`}>
        <div className={styles.text}>
          <TrackField locale={locale} />
          <Blocks blocks={blocks.slice(0, 1)} data={data} RenderBlock={RenderBlock} />
          <template data-fold="" />
          <Blocks blocks={blocks.slice(1)} data={data} RenderBlock={RenderBlock} />
          <AllQuestions locale={locale} signsIn={data.signsIn} />
        </div>
      </div>
    )
  // The headings of folded blocks are the contents: what they come to stands beside them, if it is that short.
  if (template.folded && blocks[0]?.block.kind === 'prose') {
    return (
      <div className={`page ${styles.reading}`}>
        <div className={styles.text}>
          <Blocks blocks={blocks.slice(0, 1)} data={data} RenderBlock={RenderBlock} />
        </div>
        <div className={styles.text}>
          <template data-fold="" />
          <Folds blocks={blocks.slice(1)} data={data} RenderBlock={RenderBlock} />
          <div className={styles.block}>
            <Recommended pages={data.recommended} locale={locale} />
          </div>
        </div>
      </div>
    )
  }
  return (
    <div className={`page ${styles.reading}`}>
      {anchors.length >= worthContents ? <ContentsList anchors={anchors} locale={locale} /> : <div />}
      <div className={styles.text}>
        {tool}
        <Blocks blocks={blocks.slice(0, 1)} data={data} RenderBlock={RenderBlock} />
        <template data-fold="" />
        {data.template.folded ? (
          <Folds blocks={blocks.slice(1)} data={data} RenderBlock={RenderBlock} />
        ) : (
          <Blocks blocks={blocks.slice(1)} data={data} RenderBlock={RenderBlock} />
        )}
        <div className={styles.block}>
          <Recommended pages={data.recommended} locale={locale} />
        </div>
      </div>
    </div>
  )
}

type BlocksProps = {
  readonly blocks: readonly ShownBlock[]
  readonly data: ContentData
  readonly RenderBlock: ShowBlock
}

/** Blocks behind their headings; a link to one of them opens it. */
function Folds({ blocks, data, RenderBlock }: BlocksProps) {
  return (
    <div className={styles.folds}>
      {blocks.map(({ key, block, place }) => (
        <details key={key}>
          <summary>
            {'title' in block ? block.title : data.page.name}
            <ChevronDownIcon size={20} />
          </summary>
          <div className={styles.folded}>
            <RenderBlock block={block} locale={data.locale} place={place} />
          </div>
        </details>
      ))}
    </div>
  )
}

function Blocks({ blocks, data, RenderBlock }: BlocksProps) {
  return blocks.map(({ key, block, place }) => (
    <div key={key} className={styles.block}>
      <RenderBlock block={block} locale={data.locale} place={place} />
    </div>
  ))
}
