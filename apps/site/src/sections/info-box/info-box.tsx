import './info-box.css'
import type { ReactNode } from 'react'
import { placeLine } from '@/content/places'
import type { ProjectView } from '@/content/projects'
import { useLanguage } from '@/i18n/language'
import { InlineDrawing } from '@/ui/drawing'
import { Duo, Small } from '@/ui/duo'
import { Icon, type IconName } from '@/ui/icon'
import { Price } from '@/ui/price'
import { PriceNote } from '@/ui/price-note'
import { StatusPills } from '@/ui/status-pills'

/** Overlaps the slider: name, price and two features, laid as one course. */
export function InfoBox({ project }: { project: ProjectView }) {
  const { t } = useLanguage()
  return (
    <section className="wrap info" aria-label={t('info.label', { name: project.name })}>
      <div className="info__name on-inverse">
        <div className="info__status">
          <StatusPills project={project} />
        </div>
        <div>
          <h1>
            <InlineDrawing className="logo" drawing={project.logo} />
          </h1>
          <p className="info__place">
            <Icon name="pin" />
            <span className="info__where">
              <span>{placeLine(project.at)}</span> <span>{project.typeLabel}</span>
            </span>
          </p>
        </div>
      </div>
      <div className="info__price">{project.soldOut ? <SoldOut /> : <Instalment project={project} />}</div>
      <div className="info__feats">
        <Feature icon="scaling" value={`${project.minAreaM2}\u00a0m²`}>
          {t(project.kind === 'apartment' ? 'info.minimumApartment' : 'info.minimumLot')}
        </Feature>
        <SecondFeature project={project} />
      </div>
    </section>
  )
}

function Instalment({ project }: { project: ProjectView }) {
  const { t } = useLanguage()
  return (
    <>
      <Price price={project.price} />
      <div className="info__notes">
        {project.months === null && <Small>{t('info.termConsult')}</Small>}
        <PriceNote />
        <Small>{project.conditions}</Small>
      </div>
    </>
  )
}

function SoldOut() {
  const { t } = useLanguage()
  return (
    <>
      <Duo as="p" title={t('info.soldOut')} titleBold={t('info.soldOutBold')} />
      <Small>{t('info.soldOutNote')}</Small>
    </>
  )
}

/** Months where the project has them; buildings say where they stand instead. */
function SecondFeature({ project }: { project: ProjectView }) {
  const { t } = useLanguage()
  if (project.kind === 'apartment') {
    return (
      <Feature icon="building" value={project.at.name} highlighted>
        {t('info.location')}
      </Feature>
    )
  }
  if (project.months === null) {
    return (
      <Feature icon="calendar" value={t('info.consult')} highlighted>
        {t('info.term')}
      </Feature>
    )
  }
  return (
    <Feature icon="calendar" value={t('card.months', { months: project.months })} highlighted>
      {t('info.interestFree')}
    </Feature>
  )
}

type FeatureProps = { icon: IconName; value: string; highlighted?: boolean; children: ReactNode }

function Feature({ icon, value, highlighted = false, children }: FeatureProps) {
  return (
    <div className={highlighted ? 'feat feat--hi' : 'feat'}>
      <Icon name={icon} />
      <p>
        <b>{value}</b>
        {children}
      </p>
    </div>
  )
}
