import { ChevronDown } from 'lucide-react'
import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import type { MenuGroup } from '@/content/navigation'
import styles from './header.module.css'

/** `name` makes the browser keep one group open at a time; the script adds Escape and clicks outside. */
export function MenuDropdown({ group }: { group: MenuGroup }) {
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
                <Picture picture={project.picture} span="thumb" alt="" />
                <span>
                  <strong>{project.name}</strong>
                  <small>{project.placeAndArea}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
