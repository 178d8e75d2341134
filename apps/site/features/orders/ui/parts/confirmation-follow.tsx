import { fill } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import { BellIcon, ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { SegmentRadio, SegmentTrack } from '@hongyan/ui/segment.tsx'
import type { ReactNode } from 'react'
import { paths } from '../../../../paths.ts'
import { codeButton } from '../../../captcha/widgets/verification/code-button.ts'
import type { OrderProps } from '../order-model.ts'
import styles from './confirmation-follow.module.css'
import { useOrderTexts } from './order-texts.ts'

type Channel = OrderProps['channels'][number]

/**
 * Being told when the status of a shipment changes: the fields of the one channel that is chosen, sent to the form of
 * subscriptions, which asks for whatever is still missing.
 */
export function ConfirmationFollow({
  number,
  channels,
}: {
  readonly number: string
  readonly channels: readonly Channel[]
}) {
  const { locale, words } = useOrderTexts()
  const { ask } = words.follow
  const fields: Readonly<Record<Channel, ReactNode>> = {
    mail: (
      <TextField
        id="follow-mail"
        name="address"
        label={ask.mail}
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
    ),
    sms: (
      <TextField
        id="follow-sms"
        name="address"
        label={ask.mobile}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        required
      />
    ),
    feed: null,
  }
  if (channels.length === 0) return null
  return (
    <li>
      <section className={styles.follow} aria-label={ask.title}>
        <details>
          <summary>
            <BellIcon size={20} />
            <b>{ask.title}</b>
            <small>{words.confirmation.follow}</small>
            <ChevronDownIcon size={18} />
          </summary>
          <div className={styles.asked}>
            <fieldset className={styles.channels}>
              <legend className="visually-hidden">{ask.channel}</legend>
              <SegmentTrack size="small">
                {channels.map((channel) => (
                  <SegmentRadio
                    key={channel}
                    name="follow"
                    value={channel}
                    defaultChecked={channel === channels[0]}
                  >
                    {ask.channels[channel]}
                  </SegmentRadio>
                ))}
              </SegmentTrack>
            </fieldset>
            {channels.map((channel) => (
              <form
                key={channel}
                method="post"
                action={paths.subscribe(locale)}
                data-channel={channel}
                aria-label={fill(words.confirmation.followBy, { channel: ask.channels[channel] })}
              >
                <p>{ask.channelNotes[channel]}</p>
                <input type="hidden" name="channel" value={channel} />
                <input type="hidden" name="number" value={number} />
                <input type="hidden" name="moments" value="all" />
                {fields[channel]}
                <Button
                  type="submit"
                  kind="secondary"
                  size="small"
                  {...(channel === 'sms' ? { name: 'do', value: codeButton } : {})}
                >
                  {channel === 'sms' ? ask.sendCode : ask.submit}
                </Button>
              </form>
            ))}
            <p>
              {ask.privacy} <a href={paths.privacy(locale)}>{ask.privacyLink}</a>
            </p>
          </div>
        </details>
      </section>
    </li>
  )
}
