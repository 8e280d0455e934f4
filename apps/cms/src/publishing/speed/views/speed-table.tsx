import type { PageSpeedRow, VitalFigure } from '@app/domain/speed/page-speeds'
import { type DeviceClass, goodLimits, webVitals } from '@app/domain/speed/web-vital'
import type { Language } from '../../../panel/language/language'
import { formatVital, speedMessages } from '../messages'

type Props = { rows: PageSpeedRow[]; device: DeviceClass; language: Language }

/** Renders one row per page type, with the 75th percentile of each web vital and its rating. */
export function SpeedTable({ rows, device, language }: Props) {
  const messages = speedMessages[language]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the table is wider than the screen and must be scrollable by keyboard
    <section className="figures figures--groups figures--speed" aria-label={messages.devices[device]} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.page}</th>
            {webVitals.map((vital) => (
              <th key={vital} scope="col">
                {messages.vitals[vital]} <small>{messages.goal(formatVital(language, vital, goodLimits[vital]))}</small>
              </th>
            ))}
            <th scope="col">{messages.loads}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ page, loads, figures }) => (
            <tr key={page}>
              <th scope="row">{messages.pages[page]}</th>
              {webVitals.map((vital) => (
                <VitalCell key={vital} figure={figures[vital]} language={language} />
              ))}
              <td>{loads}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function VitalCell({ figure, language }: { figure: VitalFigure | undefined; language: Language }) {
  if (!figure) return <td>–</td>
  return (
    <td className="speed" data-rating={figure.rating}>
      <b>{formatVital(language, figure.vital, figure.p75)}</b>{' '}
      <small>{speedMessages[language].ratings[figure.rating]}</small>
    </td>
  )
}
