import type { Locale } from '@app/domain/language/locale'
import type { AmenityIcon } from '@app/domain/snapshot/icons'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Heading } from '@/components/heading/heading'
import { amenityIcons } from '@/components/icon/amenity-icons'
import { Icon } from '@/components/icon/icon'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { anchors } from '@/i18n/anchors'
import { translator } from '@/i18n/translator'
import styles from './amenities.module.css'

type AmenitiesProps = {
  locale: Locale
  title: string
  titleBold: string
  description: string
  amenities: { icon: AmenityIcon; text: string; sharing: 'own' | 'shared' | null }[]
  /** Image of the building on apartment pages. */
  building: ResponsiveImage | null
  /** Facts about the delivery. */
  children?: ReactNode
}

export function Amenities({ locale, title, titleBold, description, amenities, building, children }: AmenitiesProps) {
  const t = translator(locale)
  return (
    <section className={styles.amenities} aria-labelledby={anchors.amenities}>
      <Heading id={anchors.amenities} title={title} titleBold={titleBold} />
      <p className={styles.description}>{description}</p>
      <ul className={styles.list}>
        {amenities.map(({ icon, text, sharing }) => (
          <li key={text}>
            <Icon icon={amenityIcons[icon]} />
            <span>
              {text}
              {sharing && (
                // Most amenities belong to the project alone, so only shared amenities have a visible mark.
                <small className={clsx(sharing === 'own' && 'sr')}>
                  {' '}
                  {t(sharing === 'own' ? 'amenities.own' : 'amenities.shared')}
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
      {building && (
        <div className={styles.building}>
          <Image image={building} span="two-thirds" />
        </div>
      )}
      {children}
    </section>
  )
}
