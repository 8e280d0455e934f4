import './amenities.css'
import { useId } from 'react'
import type { ProjectView } from '@/content/projects'
import { useLanguage } from '@/i18n/language'
import { Duo, Lead } from '@/ui/duo'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'

/** What living there offers, as a ruled list; `building` shows the house beside the form on apartment pages. */
export function Amenities({ area }: { area: ProjectView['area'] }) {
  const { t } = useLanguage()
  const headingId = useId()
  return (
    <section className="amen" aria-labelledby={headingId}>
      <Duo id={headingId} title={area.title} titleBold={area.titleBold} />
      <Lead>{area.description}</Lead>
      <ul className="amen__list">
        {area.amenities.map(({ icon, text, sharing }) => (
          <li key={text}>
            <Icon name={icon} />
            <span>
              {text}
              {sharing && <small>{t(sharing === 'own' ? 'amenities.own' : 'amenities.shared')}</small>}
            </span>
          </li>
        ))}
      </ul>
      {area.building && (
        <div className="amen__building">
          <Picture image={area.building} span="two-thirds" />
        </div>
      )}
    </section>
  )
}
