import type { ContentIcon } from '@app/domain/snapshot/icons'
import clsx from 'clsx'
import { useId } from 'react'
import { Heading } from '@/components/heading/heading'
import { contentIcons } from '@/components/icon/content-icons'
import { Icon } from '@/components/icon/icon'
import { reveal } from '@/components/reveal/reveal'
import styles from './about-values.module.css'

type Value = { icon: ContentIcon | null; title: string; description: string }
type AboutValuesProps = { title: string; titleBold: string; items: Value[] }

export function AboutValues({ title, titleBold, items }: AboutValuesProps) {
  const headingId = useId()
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className={clsx('wrap', styles.aboutValues)}>
        <Heading id={headingId} title={title} titleBold={titleBold} />
        <dl>
          {items.map((item) => (
            <div key={item.title}>
              <dt>
                {item.icon && <Icon className={styles.icon} icon={contentIcons[item.icon]} />}
                {item.title}
              </dt>
              <dd {...reveal(1)}>{item.description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
