import { CalendarCheck } from 'lucide-react'
import { ButtonLink } from '@/components/button/button'
import styles from './visit-line.module.css'

/** Beside the wish of the form: real hours, for a project that has them. */
export function VisitLine({ href, text }: { href: string; text: string }) {
  return (
    <p className={styles.line}>
      <ButtonLink href={href} look="line" icon={CalendarCheck} iconFirst block>
        {text}
      </ButtonLink>
    </p>
  )
}
