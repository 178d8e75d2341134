import { type BlockOf, contentMessages, siteContent } from '@hongyan/content'
import { fill, type LocaleId, telephoneLink } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { ChatIcon, ChevronRightIcon, ClockIcon, PhoneIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { tabLabelClass } from '@hongyan/ui/tabs.tsx'
import { chatLink } from '../../shell/chat-link.ts'
import { linkAttributes } from '../../shell/link.ts'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import type { BlockProps } from '../block-props.ts'
import styles from './consultation.module.css'

/** Personal and merchant service as two tabs: radio buttons and a style rule, no script. Without a chat they are called. */
export function Consultation({ block, locale }: BlockProps<'consultation'>) {
  return (
    <Frame block={block} locale={locale}>
      <div className={stack(32)}>
        <ServiceTabs block={block} label={contentMessages(locale).consultation.tabs} />
        <ServicePanels block={block} locale={locale} />
      </div>
    </Frame>
  )
}

type Served = { readonly block: BlockOf<'consultation'> }

/** Who somebody is. What belongs to it is in the panels, wherever on the page they stand. */
export function ServiceTabs({ block, label }: Served & { readonly label: string }) {
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{label}</legend>
      {block.tabs.map(({ id, label: name }, index) => (
        <label key={id} className={tabLabelClass}>
          <input
            className="visually-hidden"
            type="radio"
            name={block.id}
            value={id}
            defaultChecked={index === 0}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

/** The panel of each tab, of which the chosen one is seen. */
export function ServicePanels({ block, locale }: Served & { readonly locale: LocaleId }) {
  return block.tabs.map((tab) => <Panel key={tab.id} tab={tab} locale={locale} />)
}

function Panel({
  tab,
  locale,
}: {
  readonly tab: BlockOf<'consultation'>['tabs'][number]
  readonly locale: LocaleId
}) {
  const words = contentMessages(locale).consultation
  const { id, label, text, topics, hours, chat, otherwise } = tab
  const { floatingBox, support } = siteContent(locale)
  const { href } = id === 'personal' ? floatingBox.personalChat : floatingBox.merchantChat
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields; this is what a choice shows
    <div className={styles.panel} role="group" aria-label={label} data-tab={id}>
      <div className={styles.talk}>
        <p className={styles.text}>{text}</p>
        {href === null ? (
          <ButtonLink kind="secondary" href={telephoneLink(support.hotline)}>
            <PhoneIcon size={18} />
            {fill(words.call, { hotline: support.hotline })}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink href={chatLink(href)} newTab data-chat="">
              <ChatIcon size={18} />
              {chat}
            </ButtonLink>
            <p className={styles.privacy}>{words.privacy}</p>
          </>
        )}
        <p className={styles.hours}>
          <ClockIcon size={18} />
          <span className="visually-hidden">{words.hours}</span>
          {hours}
        </p>
        <div className={styles.otherwise}>
          <p>{words.otherwise}</p>
          <ArrowLink {...linkAttributes(locale, otherwise.href, otherwise.newTab)}>
            {otherwise.label}
          </ArrowLink>
        </div>
      </div>
      <div>
        <h3 className={styles.often}>{words.topics}</h3>
        <ul className={styles.topics}>
          {topics.map((topic) => (
            <li key={topic.label}>
              <a {...linkAttributes(locale, topic.href, topic.newTab)}>
                {topic.label}
                <ChevronRightIcon size={16} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
