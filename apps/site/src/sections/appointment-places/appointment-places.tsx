import clsx from 'clsx'
import { ArrowRight, Clock } from 'lucide-react'
import { ButtonLink, TextLink } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { Intro, Small } from '@/components/text/text'
import styles from './appointment-places.module.css'

type PlaceCard = {
  slug: string
  name: string
  /** Null if it would repeat the title of the group. */
  address: string | null
  duration: string
  /** Empty if the group shows the hours. */
  hours: readonly string[]
  image: ResponsiveImage | null
  link: { href: string; text: string; label: string }
}

type AppointmentPlacesProps = {
  intro: string
  /** `hours` is empty if the places have different hours. */
  groups: readonly { title: string; hours: readonly string[]; places: readonly PlaceCard[] }[]
  note: string
  contact: { href: string; text: string }
}

/** Renders the appointment places as plain links to their free slots, which need no script. */
export function AppointmentPlaces({ intro, groups, note, contact }: AppointmentPlacesProps) {
  return (
    <div className={clsx('wrap', styles.places)}>
      <Intro>{intro}</Intro>
      {groups.map(({ title, hours, places }) => (
        <section key={title} aria-label={title}>
          <div className={styles.group}>
            <h2>{title}</h2>
            <Hours lines={hours} />
          </div>
          <ul className={styles.course}>
            {places.map((place) => (
              <AppointmentPlace key={place.slug} {...place} />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 ? (
        <TextLink href={contact.href}>{contact.text}</TextLink>
      ) : (
        <Small className={styles.note}>{note}</Small>
      )}
    </div>
  )
}

function AppointmentPlace({ slug, name, address, duration, hours, image, link }: PlaceCard) {
  return (
    <li className={clsx(styles.place, image && styles.withImage)} id={slug}>
      {image && <Image image={image} span="third" alt="" className={styles.image} />}
      <div className={styles.body}>
        <h3 className={styles.name}>{name}</h3>
        {address && <p>{address}</p>}
        <Hours lines={hours} />
        <p className={styles.duration}>
          <Icon icon={Clock} /> {duration}
        </p>
        <ButtonLink className={styles.link} href={link.href} look="line" icon={ArrowRight} aria-label={link.label}>
          {link.text}
        </ButtonLink>
      </div>
    </li>
  )
}

const Hours = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <ul className={styles.hours}>
      {lines.map((line) => (
        <li key={line}>
          <UnbrokenTimes line={line} />
        </li>
      ))}
    </ul>
  )

/** Prevents a line break inside "9:00–12:00". */
const UnbrokenTimes = ({ line }: { line: string }) =>
  line.split(/(\S+–\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.span}>
        {part}
      </span>
    ),
  )
