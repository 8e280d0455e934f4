import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { Expand, MapPin, Map as MapSheet, Navigation } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Dialog } from '@/components/dialog/dialog'
import { opens, startsCentred } from '@/components/dialog/dialog.dom'
import { Heading } from '@/components/heading/heading'
import { Icon } from '@/components/icon/icon'
import { type Tab, TabList, TabPanel } from '@/components/tabs/tabs'
import { Intro, Small } from '@/components/text/text'
import { type Texts, translate } from '@/i18n/translate'
import { ExternalMap, type MapService } from './external-map'
import styles from './location.module.css'

type LocationProps = {
  locale: Locale
  texts: Texts<'location' | 'dialog'>
  title: string
  titleBold: string
  description: string
  notes: string[]
  /** The map of the page and the same map in the dialog, as markup, because they need no script. */
  map?: ReactNode
  enlargedMap?: ReactNode
  services: MapService[]
  /** Drive times, as markup. */
  driveTimes?: ReactNode
  /** Whether the map is below the text instead of beside it. */
  stacked?: boolean
  headingId?: string
  /** Whether to remove the space below, because the next section has its own space. */
  flush?: boolean
}

const serviceIcons = { google: MapPin, waze: Navigation }

/**
 * Renders the location of a project or place. Our own map is inline; maps on other hosts load only when the visitor
 * opens them.
 */
export function Location(props: LocationProps) {
  const {
    locale,
    texts,
    title,
    titleBold,
    description,
    notes,
    services,
    driveTimes,
    stacked = false,
    flush = false,
  } = props
  const t = translate(texts, locale)
  const id = useId()
  const headingId = props.headingId ?? `${id}-title`
  const [view, setView] = useState('plan')
  const views: Tab[] = [
    { id: 'plan', label: t('location.plan'), icon: MapSheet },
    ...services.map(({ id: service, name }) => ({ id: service, label: name, icon: serviceIcons[service] })),
  ]
  const plan = (
    <>
      {props.map}
      <p className={styles.scale}>{t('location.notToScale')}</p>
      <button type="button" className={styles.open} {...opens(`${id}-map`)}>
        <Icon icon={Expand} />
        {t('location.enlarge')}
      </button>
    </>
  )
  return (
    <section className={clsx(styles.section, flush && styles.flush)} aria-labelledby={headingId}>
      <div className={clsx('wrap', styles.location, stacked ? styles.stacked : styles.sideBySide)}>
        <div className={styles.side}>
          <Heading id={headingId} title={title} titleBold={titleBold} />
          <Intro>{description}</Intro>
          {services.length > 0 && (
            <TabList
              className={styles.tabs}
              tabClassName={styles.tab}
              label={t('location.views')}
              tabs={views}
              selected={view}
              onSelect={setView}
              idPrefix={id}
            />
          )}
          {!stacked && <Notes notes={notes} />}
        </div>
        <div className={styles.views}>
          {services.length === 0 ? (
            <div className={styles.plan}>{plan}</div>
          ) : (
            <TabPanel className={styles.plan} id="plan" idPrefix={id} isSelected={view === 'plan'}>
              {plan}
            </TabPanel>
          )}
          {services.map((service) => (
            <TabPanel
              className={styles.plan}
              key={service.id}
              id={service.id}
              idPrefix={id}
              isSelected={view === service.id}
            >
              <ExternalMap service={service} t={t} />
            </TabPanel>
          ))}
        </div>
        {driveTimes}
        {stacked && <Small className={styles.notes}>{notes.join(' ')}</Small>}
      </div>
      <Dialog className={styles.dialog} id={`${id}-map`} label={t('location.plan')} closeLabel={t('dialog.close')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the map is wider than the screen, and arrow keys
            scroll it */}
        <section className={styles.pan} aria-label={titleBold} tabIndex={0} {...startsCentred}>
          {props.enlargedMap}
        </section>
      </Dialog>
    </section>
  )
}

function Notes({ notes }: { notes: string[] }) {
  return (
    <div className={styles.notes}>
      {notes.map((note) => (
        <Small key={note}>{note}</Small>
      ))}
    </div>
  )
}
