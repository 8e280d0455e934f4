import styles from './sample-notice.module.css'

type SampleNoticeProps = { notice: { text: string; more: { href: string; text: string } | null } | null }

/** Renders a strip above the header. It says once per page that the site contains sample data. */
export function SampleNotice({ notice }: SampleNoticeProps) {
  if (!notice) return null
  const { text, more } = notice
  return (
    <aside className={styles.notice}>
      {`${text} `}
      {more && <a href={more.href}>{more.text}</a>}
    </aside>
  )
}
