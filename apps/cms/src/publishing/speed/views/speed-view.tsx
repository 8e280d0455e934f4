import { speedOfDevice, type VitalFigure } from '@app/domain/speed/page-speeds'
import { deviceClasses, MIN_MEASUREMENTS } from '@app/domain/speed/web-vital'
import type { AdminViewServerProps } from 'payload'
import { FilterForm, FilterSelect } from '../../../panel/forms/filter-form'
import type { Language } from '../../../panel/language/language'
import { DeskPage } from '../../../panel/layout/panel-page'
import { requirePageAccess } from '../../../panel/navigation/staff-page'
import { speedMessages } from '../messages'
import { periods, readPageSpeeds, readPeriod } from '../read-page-speeds'
import { SpeedTable } from './speed-table'

/** Renders how fast the pages were for visitors, by device class. The period is in the query string. */
export async function SpeedView(props: AdminViewServerProps) {
  const { pool, language } = requirePageAccess(props, '/admin/velocidad', 'see the speed of the site')
  const messages = speedMessages[language]
  const period = readPeriod((props.searchParams ?? {}) as Record<string, unknown>)
  const figures = await readPageSpeeds(pool, period, new Date())
  return (
    <DeskPage {...props} crumbs={[{ label: messages.pageName }]}>
      <div className="desk__head">
        <h1>
          {messages.title} <b>{messages.titleBold}</b>
        </h1>
        <FilterForm submit={messages.show}>
          <FilterSelect
            label={messages.period}
            name="dias"
            value={period}
            options={periods.map((days) => ({ value: days, label: messages.days(days) }))}
          />
        </FilterForm>
      </div>
      {figures.length > 0 ? <Devices figures={figures} language={language} /> : <NoMeasurements language={language} />}
    </DeskPage>
  )
}

function Devices({ figures, language }: { figures: VitalFigure[]; language: Language }) {
  const messages = speedMessages[language]
  const devices = deviceClasses.filter((device) => figures.some((figure) => figure.device === device))
  return (
    <>
      {devices.map((device, index) => (
        <section
          key={device}
          className={index > 0 ? 'desk-box desk-box--next' : 'desk-box'}
          aria-labelledby={`speed-${device}`}
        >
          <h2 id={`speed-${device}`}>{messages.devices[device]}</h2>
          <SpeedTable rows={speedOfDevice(figures, device)} device={device} language={language} />
        </section>
      ))}
      <p className="desk-soft">{messages.howMeasured(MIN_MEASUREMENTS)}</p>
      <p className="desk-soft">{messages.whatMeans}</p>
    </>
  )
}

function NoMeasurements({ language }: { language: Language }) {
  const messages = speedMessages[language]
  return (
    <section className="desk-box" aria-label={messages.pageName}>
      <p>{messages.none}</p>
      <p className="desk-soft">{messages.noneHint}</p>
    </section>
  )
}
