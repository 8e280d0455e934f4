import type { Company } from '@app/documents/company'
import type { StoredComplaint } from '@app/documents/complaint-record'
import { formatDay } from '@app/domain/calendar/format-date'
import { codeStyle, paragraphStyle } from '@app/mails/mail-style'
import { Link, Text } from '@react-email/components'
import { Facts } from './facts'
import { MailLayout } from './mail-layout'

type DeadlineAlertMailProps = { complaint: StoredComplaint; company: Company; sentence: string; panelUrl: string }

/** Renders a deadline alert for customer service. It does not contain the text of the complaint, only a link to it. */
export function DeadlineAlertMail({ complaint, company, sentence, panelUrl }: DeadlineAlertMailProps) {
  const dueSentence = `El plazo vence el ${formatDay(complaint.dueOn, 'es')} y no se puede prorrogar.`
  return (
    <MailLayout locale="es" preview={dueSentence} title={sentence} brand={company.brand} legalName={company.legalName}>
      <Text style={paragraphStyle}>{stateSentence(complaint)}</Text>
      <Text style={codeStyle}>{complaint.label}</Text>
      <Text style={paragraphStyle}>{dueSentence}</Text>
      <Facts
        facts={[
          ['Tipo de reclamación', complaint.claimType],
          ['Establecimiento', complaint.establishment],
          ['Presentada el', formatDay(complaint.filedOn, 'es')],
          ['Idioma del consumidor', complaint.locale === 'es' ? 'Español' : 'Inglés'],
        ]}
      />
      <Text style={paragraphStyle}>
        <Link href={panelUrl} style={{ color: 'inherit', textDecoration: 'underline' }}>
          Abrir en el panel
        </Link>
      </Text>
    </MailLayout>
  )
}

function stateSentence({ answer, isAnswered }: StoredComplaint): string {
  if (isAnswered) return 'Esta reclamación ya tiene su respuesta.'
  return answer
    ? 'La carta con la respuesta está escrita. Falta entregarla y anotar la entrega en el panel.'
    : 'Esta reclamación espera una respuesta.'
}
