import { colors } from '@app/brand/colors'
import type { Company } from '@app/documents/company'
import { paragraphStyle } from '@app/mails/mail-style'
import { Hr, Text } from '@react-email/components'
import { runbooksOf } from '../monitoring/alert'
import type { Digest } from '../monitoring/digest'
import { digestTexts } from '../monitoring/digest-texts'
import type { ParkedGroup } from '../monitoring/parked-deliveries'
import { MailLayout } from './mail-layout'

type DigestMailProps = { digest: Digest; parkedGroups: ParkedGroup[]; company: Company }

/** Renders the digest for on-call in Spanish and English. It contains references, but no personal data of visitors. */
export function DigestMail({ digest, parkedGroups, company }: DigestMailProps) {
  const { es, en } = digestTexts
  return (
    <MailLayout locale="es" preview={es.safe} title={es.title} brand={company.brand} legalName={company.legalName}>
      <DigestText digest={digest} parkedGroups={parkedGroups} texts={es} />
      <Hr style={{ borderColor: colors.line, margin: '20px 0' }} />
      <div lang="en">
        <Text style={{ ...paragraphStyle, fontWeight: 700 }}>{en.title}</Text>
        <DigestText digest={digest} parkedGroups={parkedGroups} texts={en} />
      </div>
    </MailLayout>
  )
}

type DigestTextProps = { digest: Digest; parkedGroups: ParkedGroup[]; texts: typeof digestTexts.es }

function DigestText({ digest, parkedGroups, texts }: DigestTextProps) {
  return (
    <>
      {digest.opened.map((incident) => (
        <Text key={incident.integration} style={paragraphStyle}>
          {texts.rejects(incident)}
        </Text>
      ))}
      {digest.closed.map((incident) => (
        <Text key={incident.integration} style={paragraphStyle}>
          {texts.ended(incident)}
        </Text>
      ))}
      {parkedGroups.map((group) => (
        <Text key={group.integration} style={paragraphStyle}>
          {texts.parked(group)} {texts.codes}: {group.references.join(', ')}
          {group.references.length < group.codes && ' …'}
        </Text>
      ))}
      {parkedGroups.length > 0 && <Text style={paragraphStyle}>{texts.resend}</Text>}
      <Text style={paragraphStyle}>{texts.safe}</Text>
      <Text style={paragraphStyle}>
        {texts.runbook}: {runbooksOf(digest, parkedGroups).join(', ')}
      </Text>
    </>
  )
}
