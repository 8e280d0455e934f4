import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { formArea } from '@/components/form-area/form-area.dom'
import { Heading } from '@/components/heading/heading'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { PhoneLink } from '@/components/phone-link/phone-link'
import { Intro } from '@/components/text/text'
import { anchors } from '@/i18n/anchors'
import styles from './contact.module.css'

type ContactProps = {
  title: string
  titleBold: string
  intro: string
  image: ResponsiveImage
  offices: { key: string; city: string; address: string; phone: string }[]
  children?: ReactNode
}

/** Renders the offices and the contact form, the last section of most pages. */
export function Contact({ title, titleBold, intro, image, offices, children }: ContactProps) {
  const headingId = useId()
  return (
    <section className={clsx('section', styles.contact)} id={anchors.contact} aria-labelledby={headingId}>
      <div className={clsx('wrap', styles.grid)}>
        <div className={styles.side}>
          <Heading id={headingId} title={title} titleBold={titleBold} />
          <Intro>{intro}</Intro>
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
            <Image image={image} span="half" alt="" />
          </div>
        </div>
        <div className={styles.form} {...formArea}>
          {children}
        </div>
      </div>
    </section>
  )
}
