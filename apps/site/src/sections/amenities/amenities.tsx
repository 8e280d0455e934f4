import type { Locale } from '@app/domain/language/locale'
import type { AmenityIcon } from '@app/domain/snapshot/icons'
import { useId } from 'react'
import { Heading } from '@/components/heading/heading'
import { amenityIcons } from '@/components/icon/amenity-icons'
import { Icon } from '@/components/icon/icon'
import { Picture, type PictureData } from '@/components/picture/picture'
import { Intro } from '@/components/text/text'
import { translator } from '@/i18n/translator'
import styles from './amenities.module.css'

type AmenitiesProps = {
  locale: Locale
  title: string
  titleBold: string
  description: string
  amenities: { icon: AmenityIcon; text: string; sharing: 'own' | 'shared' | null }[]
  /** Image of the building on apartment pages. */
  building: PictureData | null
}

export function Amenities({ locale, title, titleBold, description, amenities, building }: AmenitiesProps) {
  const t = translator(locale)
  const headingId = useId()
  return (
    <section className={styles.amenities} aria-labelledby={headingId}>
      <Heading id={headingId} title={title} titleBold={titleBold} />
      <Intro>{description}</Intro>
      <ul className={styles.list}>
        {amenities.map(({ icon, text, sharing }) => (
          <li key={text}>
            <Icon icon={amenityIcons[icon]} />
            <span>
              {text}
              {sharing && <small>{t(sharing === 'own' ? 'amenities.own' : 'amenities.shared')}</small>}
            </span>
          </li>
        ))}
      </ul>
      {building && (
        <div className={styles.building}>
          <Picture picture={building} span="two-thirds" />
        </div>
      )}
    </section>
  )
}
