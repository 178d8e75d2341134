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

/** A page with fewer headed blocks is seen at a glance: it needs no anchors. */
const worthAnchors = 4

/** Beside a text they fill a column that would be empty. */
const worthContents = 3

/** A content page: its first screen, its blocks, pages to read on, its last word. */
export function ContentScreen({
  data,
  RenderBlock,
  children,
}: {
  readonly data: ContentData
  readonly RenderBlock: ShowBlock
  /** A tool of the page, before its blocks. */
  readonly children?: ReactNode
}) {
  const Body = data.template.layout === 'reading' ? Reading : Sections
  return (
    <article className={styles.content}>
      <Opening data={data} />
      <Body data={data} RenderBlock={RenderBlock} tool={children} />
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
function Reading({ data, RenderBlock, tool }: BodyProps) {
  const { anchors, blocks, locale } = data
  return (
    <div className={`page ${styles.reading}`}>
      {anchors.length >= worthContents ? <ContentsList anchors={anchors} locale={locale} /> : <div />}
      <div className={styles.text}>
        {tool}
        <Blocks blocks={blocks.slice(0, 1)} data={data} RenderBlock={RenderBlock} />
        <template data-fold="" />
        <Blocks blocks={blocks.slice(1)} data={data} RenderBlock={RenderBlock} />
        {data.listsQuestions ? (
          <AllQuestions locale={locale} />
        ) : (
          <div className={styles.block}>
            <Recommended pages={data.recommended} locale={locale} />
          </div>
        )}
      </div>
    </div>
  )
}

function Blocks({
  blocks,
  data,
  RenderBlock,
}: {
  readonly blocks: readonly ShownBlock[]
  readonly data: ContentData
  readonly RenderBlock: ShowBlock
}) {
  return blocks.map(({ key, block, place }) => (
    <div key={key} className={styles.block}>
      <RenderBlock block={block} locale={data.locale} place={place} />
    </div>
  ))
}
