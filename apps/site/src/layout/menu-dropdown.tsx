import type { MenuGroup } from '@/content/navigation'
import { useLanguage } from '@/i18n/language'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'

/** `name` makes the browser keep one group open at a time; the enhancer adds Escape and clicks outside. */
export function MenuDropdown({ group }: { group: MenuGroup }) {
  const { t } = useLanguage()
  return (
    <details name="menu-groups">
      <summary>
        {group.label}
        <Icon name="chevron-down" />
      </summary>
      <div className="drop">
        <ul>
          {group.projects.map((project) => (
            <li key={project.slug}>
              <a href={project.path}>
                <Picture image={project.cardImage} span="thumb" alt="" />
                <span>
                  <strong>{project.name}</strong>
                  <small>{t('header.placeAndArea', { place: project.at.name, area: project.minAreaM2 })}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
