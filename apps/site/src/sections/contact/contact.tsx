import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { formArea } from '@/components/form-area/form-area.dom'
import { Heading } from '@/components/heading/heading'
import { PhoneLink } from '@/components/phone-link/phone-link'
import { Picture, type PictureData } from '@/components/picture/picture'
import { Intro } from '@/components/text/text'
import { anchors } from '@/i18n/anchors'
import styles from './contact.module.css'

type ContactProps = {
  title: string
  titleBold: string
  lead: string
  picture: PictureData
  offices: { key: string; city: string; address: string; phone: string }[]
  children?: ReactNode
}

/** Renders the offices and the contact form, the last section of most pages. */
export function Contact({ title, titleBold, lead, picture, offices, children }: ContactProps) {
  const headingId = useId()
  return (
    <section className={clsx('section', styles.contact)} id={anchors.contact} aria-labelledby={headingId}>
      <div className={clsx('wrap', styles.grid)}>
        <div className={styles.side}>
          <Heading id={headingId} title={title} titleBold={titleBold} />
          <Intro>{lead}</Intro>
          <ul className={styles.offices}>
            {offices.map(({ key, city, address, phone }) => (
              <li key={key}>
                <b>{city}</b>
                <span>{address}</span>
                <PhoneLink phone={phone} />
              </li>
            ))}
          </ul>
          <div className={styles.pic}>
            <Picture picture={picture} span="half" alt="" />
          </div>
        </div>
        <div className={styles.form} {...formArea}>
          {children}
        </div>
      </div>
    </section>
  )
}
