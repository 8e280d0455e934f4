import './location.css'
import { useId } from 'react'
import { frameOf } from '@/content/embed-address'
import type { ProjectView } from '@/content/projects'
import { useLanguage } from '@/i18n/language'
import { Dialog } from '@/ui/dialog'
import { Duo, Lead, Small } from '@/ui/duo'
import { Icon } from '@/ui/icon'
import { type Tab, TabList, TabPanel } from '@/ui/tabs'
import { ExternalMap } from './external-map'
import { MapDrawing } from './map-drawing'

type LocationContent = Pick<ProjectView['location'], 'title' | 'titleBold' | 'description' | 'map'> &
  Partial<Pick<ProjectView['location'], 'googleMapsUrl' | 'wazeUrl' | 'note'>>

/** Where it is. Our own map is there at once; maps of other hosts load only when the visitor opens them. */
export function Location({ location }: { location: LocationContent }) {
  const { t } = useLanguage()
  const id = useId()
  const { googleMapsUrl = null, wazeUrl = null, note, map } = location
  const views: Tab[] = [
    { id: 'plan', label: t('location.plan'), icon: 'map' },
    ...(googleMapsUrl ? [{ id: 'google', label: 'Google Maps', icon: 'pin' } as const] : []),
    ...(wazeUrl ? [{ id: 'waze', label: 'Waze', icon: 'navigation' } as const] : []),
  ]
  const alone = views.length === 1
  return (
    <section className="loc-section" aria-labelledby={`${id}-title`}>
      <div className="wrap loc" data-enhance={alone ? undefined : 'tabs'}>
        <div className="loc__side">
          <Duo id={`${id}-title`} title={location.title} titleBold={location.titleBold} />
          <Lead>{location.description}</Lead>
          {!alone && <TabList className="loc__tabs" label={t('location.views')} tabs={views} panelPrefix={id} />}
          <div className="loc__notes">
            {note && <Small>{note}</Small>}
            {!alone && <Small>{t('location.loadsOnClick')}</Small>}
          </div>
        </div>
        <div className="loc__views">
          <TabPanel className="loc__map" id="plan" panelPrefix={id} first alone={alone}>
            <MapDrawing map={map} cropped />
            <p className="loc__scale">{t('location.notToScale')}</p>
            <button type="button" className="loc__open" data-opens={`${id}-map`}>
              <Icon name="expand" />
              {t('location.enlarge')}
            </button>
          </TabPanel>
          {googleMapsUrl && (
            <TabPanel className="loc__map" id="google" panelPrefix={id}>
              <ExternalMap service="Google Maps" href={googleMapsUrl} frame={frameOf(googleMapsUrl)} />
            </TabPanel>
          )}
          {wazeUrl && (
            <TabPanel className="loc__map" id="waze" panelPrefix={id}>
              <ExternalMap service="Waze" href={wazeUrl} frame={frameOf(wazeUrl)} />
            </TabPanel>
          )}
        </div>
      </div>
      <Dialog className="loc__dialog" id={`${id}-map`} label={t('location.plan')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the map is wider than the screen, and keys move it too */}
        <section className="loc__pan" aria-label={location.titleBold} tabIndex={0} data-centred="">
          <MapDrawing map={map} />
        </section>
      </Dialog>
    </section>
  )
}
