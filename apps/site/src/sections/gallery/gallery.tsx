import clsx from 'clsx'
import { ArrowRight, CalendarDays, Images, Play, Rotate3d } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { ButtonLink, TextLink } from '@/components/button/button'
import { Heading } from '@/components/heading/heading'
import { TabList, TabPanel } from '@/components/tabs/tabs'
import { Small } from '@/components/text/text'
import { anchors, linkTo } from '@/i18n/anchors'
import styles from './gallery.module.css'

type Mode = 'images' | 'tour' | 'video'

type GalleryProps = {
  title: string
  titleBold: string
  subtitle: string | null
  modesLabel: string
  modes: { id: Mode; label: string }[]
  note: string | null
  headingId?: string
  appointment: {
    title: string
    titleBold: string
    description: string
    buttonText: string
    href: string
    more: { text: string; href: string } | null
  }
} & Partial<Record<Mode, ReactNode>>

const icons = { images: Images, tour: Rotate3d, video: Play }

/**
 * Renders the images, tour and video of a project or place. The page passes the markup of each mode, because most of it
 * needs no script.
 */
export function Gallery(props: GalleryProps) {
  const { modes, note, appointment } = props
  const id = useId()
  const headingId = props.headingId ?? `${id}-title`
  const [mode, setMode] = useState('images')
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading id={headingId} title={props.title} titleBold={props.titleBold} />
          {props.subtitle && <p>{props.subtitle}</p>}
        </div>
        {modes.length > 1 && (
          <TabList
            look="segments"
            label={props.modesLabel}
            tabs={modes.map((tab) => ({ ...tab, icon: icons[tab.id] }))}
            selected={mode}
            onSelect={setMode}
            idPrefix={id}
          />
        )}
      </div>
      {modes.length === 1
        ? props.images
        : modes.map((tab) => (
            <TabPanel className={styles.panel} key={tab.id} id={tab.id} idPrefix={id} isSelected={mode === tab.id}>
              {props[tab.id]}
            </TabPanel>
          ))}
      {note && <Small className={styles.note}>{note}</Small>}
      <AppointmentInvitation {...appointment} />
    </section>
  )
}

/** Renders the invitation to an appointment. It links to the calendar, or to the form if nothing can be booked. */
function AppointmentInvitation({ title, titleBold, description, buttonText, href, more }: GalleryProps['appointment']) {
  const isAppointment = href !== linkTo(anchors.form)
  return (
    <div className={clsx('on-inverse', styles.appointment)}>
      <div>
        <Heading as="h3" small inline title={title} titleBold={titleBold} />
        <p>{description}</p>
        {more && (
          <TextLink className={styles.more} href={more.href}>
            {more.text}
          </TextLink>
        )}
      </div>
      <ButtonLink href={href} icon={isAppointment ? CalendarDays : ArrowRight} iconFirst={isAppointment}>
        {buttonText}
      </ButtonLink>
    </div>
  )
}
