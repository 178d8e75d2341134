import { developersMessages, galleryMessages, merchantMessages } from '@hongyan/content'
import { type LocaleId, plural } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { ChipLink, ChipLinks } from '@hongyan/ui/chip-links.tsx'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../paths.ts'
import type { CallFamily } from '../load.ts'
import { codesPart, guidePart, programFamilies } from '../parts.ts'
import { CodeWords } from '../widgets/api-guide/code-words.tsx'
import { CallExample } from './call-example.tsx'
import { DevelopersFrame } from './frame.tsx'
import styles from './page.module.css'

/** A call that most programs make, and that needs no key. */
const firstCall = 'lookUpShipments'

/** Where to begin, and the groups of calls, each with a page of its own; `/openapi.json` is the same for programs. */
export function DevelopersScreen({
  locale,
  families,
}: {
  readonly locale: LocaleId
  readonly families: readonly CallFamily[]
}) {
  const text = developersMessages(locale)
  const { title } = merchantMessages(locale).guide
  const first = families.flatMap(({ calls }) => calls).find(({ id }) => id === firstCall)
  return (
    <DevelopersFrame locale={locale} families={families} part={null} title={text.title} lead={text.lead}>
      <ol className={styles.steps} aria-label={text.steps.title}>
        {text.steps.items.map(({ name, about, to }) => (
          <li key={name}>
            <a href={to === 'run' ? '#start' : paths.developersPart(locale, guidePart)}>{name}</a>
            <p>{about}</p>
          </li>
        ))}
      </ol>
      <section id="start" className={stack(16, styles.start)}>
        <div className={styles.bar}>
          <h2>{title}</h2>
          {/* These pages were one: an address of a part of it leads to where the part is now. */}
          <ArrowLink id="guide" data-moved="" href={paths.developersPart(locale, guidePart)}>
            {text.read}
          </ArrowLink>
        </div>
        {first && (
          <CallExample call={first} locale={locale} beside>
            <div className={stack(8)}>
              <p className={styles.conventions}>
                <CodeWords text={text.description.about} />
              </p>
              <div className={styles.ways}>
                <ArrowLink id="codes" data-moved="" href={paths.developersPart(locale, codesPart)}>
                  {text.codes}
                </ArrowLink>
                <ArrowLink href={paths.apiDescription(locale)} data-no-prefetch="">
                  {text.document}
                </ArrowLink>
              </div>
            </div>
          </CallExample>
        )}
      </section>
      <section className={stack(16)} aria-labelledby="programs">
        <h2 id="programs">{text.programs}</h2>
        <Groups locale={locale} families={families.filter(({ name }) => programFamilies.includes(name))} />
      </section>
      <details className={styles.others}>
        <summary>
          {text.others}
          <ChevronDownIcon size={16} />
        </summary>
        <div className={stack(24)}>
          <Groups locale={locale} families={families.filter(({ name }) => !programFamilies.includes(name))} />
          <section className={stack(12, styles.parts)}>
            <h2>{text.components}</h2>
            <ChipLinks>
              {Object.entries(galleryMessages(locale).items).map(([name, { title: item }]) => (
                <ChipLink key={name} href={paths.component(locale, name)}>
                  {item}
                </ChipLink>
              ))}
            </ChipLinks>
          </section>
        </div>
      </details>
    </DevelopersFrame>
  )
}

type GroupsProps = {
  readonly locale: LocaleId
  readonly families: readonly CallFamily[]
}

function Groups({ locale, families }: GroupsProps) {
  const { count } = developersMessages(locale)
  return (
    <ul className={styles.groups}>
      {families.map(({ name, heading, about, calls }) => (
        <li key={name}>
          <h3>
            <a id={`calls-${name}`} data-moved="" href={paths.developersPart(locale, name)}>
              {heading}
            </a>
            <small>{plural(locale, calls.length, count)}</small>
          </h3>
          <p>{about}</p>
        </li>
      ))}
    </ul>
  )
}
