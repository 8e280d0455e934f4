import { ButtonLink } from '@/components/button/button'
import styles from './section-nav.module.css'

type SectionNavProps = {
  label: string
  links: { href: string; text: string }[]
  name: string
  amounts: string[]
  /** For example "60 meses"; null if visitors must ask for the term. */
  term: string | null
  action: { href: string; text: string }
}

/**
 * Renders the links to the sections of a project page. It replaces the header at the top of the viewport. Browsers that
 * support scroll markers highlight the link of the current section; the script only scrolls it into view on phones.
 */
export function SectionNav({ label, links, name, amounts, term, action }: SectionNavProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <div className={`wrap ${styles.row}`}>
        <b className={styles.name}>{name}</b>
        <div className={styles.links}>
          {links.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </div>
        <p className={styles.price}>
          <b>{amounts.join(' | ')}</b> {term}
        </p>
        <ButtonLink look="ink" className={styles.action} href={action.href}>
          {action.text}
        </ButtonLink>
      </div>
    </nav>
  )
}
