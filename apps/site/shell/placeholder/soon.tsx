import { type Placeholder, sceneAlt, shellMessages, siteContent } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { classNames } from '@hongyan/ui/class-names.ts'
import { CheckIcon, MailIcon, PhoneIcon } from '@hongyan/ui/icons.tsx'
import { linkAttributes } from '../link.ts'
import { ScenePicture } from '../scene-picture.tsx'
import styles from './soon.module.css'

type SoonProps = { readonly page: Placeholder; readonly locale: LocaleId }

/** A page whose tool is still to come: what it will do, and how to get the same done today. */
export function Soon({ page, locale }: SoonProps) {
  return (
    <>
      <div className={styles.top}>
        <div className={`page ${styles.grid}`}>
          <SoonIntro page={page} locale={locale} />
          <ScenePicture
            className={styles.scene}
            name={page.scene}
            alt={sceneAlt(page.scene, locale)}
            sizes="(max-width: 768px) 90vw, 520px"
            eager
          />
        </div>
      </div>
      <div className={`page ${styles.below}`}>
        <SoonDetails page={page} locale={locale} />
      </div>
    </>
  )
}

/** The same inside a narrower frame, beside a menu. */
export function SoonInFrame({ page, locale }: SoonProps) {
  return (
    <div className={classNames(styles.below, styles.plain)}>
      <SoonIntro page={page} locale={locale} />
      <SoonDetails page={page} locale={locale} />
    </div>
  )
}

function SoonIntro({ page, locale }: SoonProps) {
  const texts = shellMessages(locale).placeholder
  const { hotline, mail } = siteContent(locale).support
  return (
    <div>
      <h1>{page.title}</h1>
      <p className={styles.lead}>{page.lead}</p>
      <p className={styles.meanwhile}>{texts.meanwhile}</p>
      <div className={styles.ways}>
        <ButtonLink href={`tel:${hotline}`}>
          <PhoneIcon size={18} />
          {fill(texts.call, { hotline })}
        </ButtonLink>
        <ButtonLink kind="secondary" href={`mailto:${mail}`} aria-label={fill(texts.mail, { mail })}>
          <MailIcon size={18} />
          {mail}
        </ButtonLink>
      </div>
    </div>
  )
}

function SoonDetails({ page, locale }: SoonProps) {
  const texts = shellMessages(locale).placeholder
  return (
    <>
      <section>
        <h2>{texts.tag}</h2>
        <ul className={styles.list}>
          {page.willDo.map((line) => (
            <li key={line}>
              <CheckIcon />
              {line}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{texts.related}</h2>
        <ul className={styles.related}>
          {page.related.map(({ label, href, newTab }) => (
            <li key={href}>
              <ArrowLink {...linkAttributes(locale, href, newTab)}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
