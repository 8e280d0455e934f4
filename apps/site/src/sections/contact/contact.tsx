import './contact.css'
import { type ReactNode, useId } from 'react'
import { siteSettings } from '@/content/settings'
import { useLanguage } from '@/i18n/language'
import { Duo, Lead } from '@/ui/duo'
import { PhoneLink } from '@/ui/phone-link'
import { Picture } from '@/ui/picture'

type ContactProps = {
  title: string
  titleBold: string
  lead: string
  image: string
  /** The form arrives as a slot of the route, because only routes can hydrate an island. */
  form: ReactNode
}

/** Where every page ends: the offices, and the form to ask for information. */
export function Contact({ title, titleBold, lead, image, form }: ContactProps) {
  const { locale } = useLanguage()
  const headingId = useId()
  return (
    <section className="section contact" id="form-section" aria-labelledby={headingId}>
      <div className="wrap contact__grid">
        <div className="contact__side">
          <Duo id={headingId} title={title} titleBold={titleBold} />
          <Lead>{lead}</Lead>
          <ul className="offices">
            {siteSettings(locale).offices.map(({ key, city, address, phone }) => (
              <li key={key}>
                <b>{city}</b>
                <span>{address}</span>
                <PhoneLink phone={phone} />
              </li>
            ))}
          </ul>
          <div className="contact__pic">
            <Picture image={image} span="half" alt="" />
          </div>
        </div>
        <div className="contact__form" data-form="">
          {form}
        </div>
      </div>
    </section>
  )
}
