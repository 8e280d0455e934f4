import { ChevronDown } from 'lucide-react'
import { Icon } from '@/components/icon/icon'
import { Image } from '@/components/image/image'
import { allProjectsLink, type MenuGroup, menuTools } from '@/page-data/navigation'
import { type PageFrame, projectOf } from '../page-frame'
import styles from './header.module.css'

/** Renders a group of the menu. Because all groups have the same `name`, the browser keeps only one of them open. */
export function MenuDropdown({ group, frame }: { group: MenuGroup; frame: PageFrame }) {
  const { locale, page } = frame
  return (
    <details name="menu-groups">
      <summary>
        {group.label}
        <Icon icon={ChevronDown} />
      </summary>
      <div className={styles.dropdown}>
        <ul>
          {group.projects.map((project) => (
            <li key={project.path}>
              <a href={project.path}>
                <Image image={project.image} span="thumb" alt="" />
                <span>
                  <strong>{project.name}</strong>
                  <small>{project.placeAndArea}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.tools}>
          {[allProjectsLink(locale), ...menuTools(projectOf(frame), locale)].map(({ label, href, target }) => (
            <a key={target} href={href} aria-current={target === page ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </details>
  )
}
