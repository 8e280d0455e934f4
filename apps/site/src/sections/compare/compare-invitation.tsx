import clsx from 'clsx'
import { useId } from 'react'
import { Heading } from '@/components/heading/heading'
import { Image } from '@/components/image/image'
import styles from './compare-invitation.module.css'
import type { CompareTranslate, ProjectToCompare } from './compare-project'

type CompareInvitationProps = {
  t: CompareTranslate
  projects: readonly ProjectToCompare[]
  onChoose(slug: string): void
}

/** Offers the other projects if only one is selected. On phones they are one row that scrolls sideways. */
export function CompareInvitation({ t, projects, onChoose }: CompareInvitationProps) {
  const headingId = useId()
  return (
    <section className={clsx('wrap', styles.invitation)} aria-labelledby={headingId}>
      <Heading id={headingId} title={t('compare.invite')} titleBold={t('compare.inviteBold')} small inline />
      <ul>
        {projects.map(({ slug, name, image, facts }) => (
          <li key={slug}>
            <button type="button" onClick={() => onChoose(slug)}>
              <span className={styles.image}>
                <Image image={image} span="rail" alt="" />
              </span>
              <b>{name}</b>
              <span>{[facts.instalment, facts.term].flatMap(shownLines).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Leaves out the dash of a fact that sold-out projects do not have. */
const shownLines = (fact?: { lines: readonly string[] }) => fact?.lines.filter((line) => line !== '–') ?? []
