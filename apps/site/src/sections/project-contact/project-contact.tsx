import type { HoursRow } from '@app/domain/lead/format-hours'
import { TextLink } from '@/components/button/button'
import { Heading } from '@/components/heading/heading'
import { PhoneLink } from '@/components/phone-link/phone-link'
import { anchors } from '@/i18n/anchors'
import styles from './project-contact.module.css'

type ProjectContactProps = {
  title: string
  titleBold: string
  intro: string
  /** Who calls a visitor back and when, and the opening hours. */
  caller: { text: string; when: string; hours: HoursRow[] } | null
  offices: { key: string; city: string; address: string; phone: string }[]
  /** Link to the waiting list of a sold-out project. */
  waiting?: { href: string; text: string } | undefined
}

/** Renders who answers a request, the opening hours and the offices. The form of the page is beside it or below it. */
export function ProjectContact({ title, titleBold, intro, caller, offices, waiting }: ProjectContactProps) {
  return (
    <section className="section" aria-labelledby={anchors.offices}>
      <Heading id={anchors.offices} title={title} titleBold={titleBold} />
      <div className={styles.words}>
        <p>{intro}</p>
        {waiting && <TextLink href={waiting.href}>{waiting.text}</TextLink>}
        {caller && (
          <p>
            {caller.text} {caller.when}
          </p>
        )}
      </div>
      <div className={styles.details}>
        {caller && (
          <dl>
            {caller.hours.map(({ days, hours }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        )}
        <ul>
          {offices.map(({ key, city, address, phone }) => (
            <li key={key}>
              <span>
                {address.includes(city) ? (
                  address
                ) : (
                  <>
                    <b>{city}</b>, {address}
                  </>
                )}
              </span>
              <PhoneLink phone={phone} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
