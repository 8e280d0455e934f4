import { colors } from '@app/brand/colors'
import type { Company } from '@app/documents/company'
import { paragraphStyle } from '@app/mails/mail-style'
import { Hr, Text } from '@react-email/components'
import { PUBLISH_RUNBOOK, type PublishAlert, publishAlertTexts } from '../monitoring/publish-alert'
import { MailLayout } from './mail-layout'

type PublishAlertMailProps = { alert: PublishAlert; company: Company }

/** Renders the alert for on-call. A problem of a record has the panel URL where staff can fix it. */
export function PublishAlertMail({ alert, company }: PublishAlertMailProps) {
  const { es, en } = publishAlertTexts
  const title = es[alert.status]
  return (
    <MailLayout locale="es" preview={es.what} title={title} brand={company.brand} legalName={company.legalName}>
      {alert.problems.map(({ sentence, address }) => (
        <Text key={`${address}${sentence}`} style={paragraphStyle}>
          {sentence} {address}
        </Text>
      ))}
      {alert.status === 'firing' && <Text style={paragraphStyle}>{es.what}</Text>}
      <Text style={paragraphStyle}>
        {es.runbook}: {PUBLISH_RUNBOOK}
      </Text>
      <Hr style={{ borderColor: colors.line, margin: '20px 0' }} />
      <Text lang="en" style={paragraphStyle}>
        {en[alert.status]}. {alert.status === 'firing' && en.what}
      </Text>
    </MailLayout>
  )
}
