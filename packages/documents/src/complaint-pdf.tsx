// The worker runs this file with its own compiler settings, which do not cover JSX of another package.
/** @jsxRuntime automatic */
import { formatDay } from '@app/domain/calendar/format-date'
import { hasUnprintable, replaceUnprintable } from '@app/domain/document/printable-text'
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Company } from './company'
import { formatFile, formatMoney, sheetMessages } from './complaint-messages'
import { sheetStyles } from './complaint-pdf.styles'
import type { StoredComplaint } from './complaint-record'
import { fontFamilies } from './print-font'

// The law prescribes the five sections and their order (Anexo 1 of the regulation).

export type SheetProps = { complaint: StoredComplaint; company: Company }

export const complaintPdf = async (complaint: StoredComplaint, company: Company): Promise<Uint8Array> =>
  renderToBuffer(<ComplaintSheet complaint={complaint} company={company} />)

function ComplaintSheet({ complaint, company }: SheetProps) {
  const { locale, label } = complaint
  return (
    <Document title={`${sheetMessages[locale].sheet} ${label}`} author={company.legalName} language={locale}>
      <SheetPage complaint={complaint} company={company} />
    </Document>
  )
}

/** Renders the complaint sheet. The PDF of an answer letter contains it too. */
export function SheetPage({ complaint, company }: SheetProps) {
  const { locale } = complaint
  const messages = sheetMessages[locale]
  const translateValue = (value: string) => messages.values[value as keyof typeof messages.values] ?? value
  return (
    <Page size="A4" style={[sheetStyles.page, { fontFamily: fontFamilies }]}>
      <View style={sheetStyles.content}>
        <View style={sheetStyles.head}>
          <View>
            <Text style={sheetStyles.brand}>{replaceUnprintable(company.brand)}</Text>
            <Text style={sheetStyles.book}>{messages.book}</Text>
          </View>
          <View style={sheetStyles.number}>
            <Text style={sheetStyles.numberLabel}>{messages.sheet}</Text>
            <Text style={sheetStyles.numberValue}>{complaint.label}</Text>
            <Text style={sheetStyles.numberLabel}>
              {messages.filedOn}: {formatDay(complaint.filedOn, locale)}
            </Text>
            <Text style={sheetStyles.numberLabel}>
              {messages.lookupCode}: {complaint.lookupCode}
            </Text>
          </View>
        </View>

        <View style={sheetStyles.provider}>
          <Field label={messages.provider} value={company.legalName} />
          <Field label={messages.ruc} value={complaint.ruc} />
          <Field
            label={messages.establishment}
            value={[complaint.establishment, company.address].filter(Boolean).join(' · ')}
            isWide
          />
        </View>

        <Section title={messages.sections.consumer}>
          <Field label={messages.name} value={`${complaint.firstName} ${complaint.lastName}`} />
          <Field label={messages.document} value={`${complaint.documentType} ${complaint.document}`} />
          <Field label={messages.email} value={complaint.email} />
          <Field label={messages.phone} value={complaint.phone} />
          <Field
            label={messages.address}
            value={`${complaint.address}, ${complaint.district}, ${complaint.province}, ${complaint.department}`}
            isWide
          />
          {complaint.guardianName && <Field label={messages.guardian} value={complaint.guardianName} isWide />}
        </Section>

        <Section title={messages.sections.good} isLong>
          <Field label={messages.goodType} value={translateValue(complaint.goodType)} />
          <Field label={messages.amount} value={formatMoney(complaint.amount, complaint.currency)} />
          <Field label={messages.description} value={complaint.goodDescription} isWide />
        </Section>

        <Section title={messages.sections.claim} isLong>
          <Field label={messages.claimType} value={translateValue(complaint.claimType)} />
          {complaint.attachment && <Field label={messages.attachment} value={formatFile(complaint.attachment)} />}
          <Field label={messages.detail} value={complaint.detail} isWide />
          <Field label={messages.request} value={complaint.request} isWide />
        </Section>

        <Section title={messages.sections.provider}>
          <Field
            label={messages.dueOn}
            value={`${formatDay(complaint.dueOn, locale)} (${complaint.ruleDays} ${messages.rule[complaint.ruleKind]})`}
            isWide
          />
          <Text style={sheetStyles.note}>{messages.virtual}</Text>
          {hasUnprintable(visitorTexts(complaint)) && <Text style={sheetStyles.note}>{messages.unprintable}</Text>}
        </Section>

        <Section title={messages.sections.notice}>
          <Text style={sheetStyles.note}>{complaint.notifyByEmail ? messages.notifyYes : messages.notifyNo}</Text>
        </Section>

        <View style={sheetStyles.notes}>
          {company.legalNotes.map((note) => (
            <Text key={note} style={sheetStyles.legal}>
              {replaceUnprintable(note)}
            </Text>
          ))}
        </View>
      </View>
      <Text
        fixed
        style={sheetStyles.foot}
        render={({ pageNumber, totalPages }) => `${complaint.label}   ${messages.page} ${pageNumber}/${totalPages}`}
      />
    </Page>
  )
}

const visitorTexts = ({
  firstName,
  lastName,
  address,
  guardianName,
  goodDescription,
  detail,
  request,
}: StoredComplaint) => [firstName, lastName, address, guardianName ?? '', goodDescription, detail, request]

/** Renders a section. A short section stays on one page; a long section may break across pages. */
function Section({ title, isLong = false, children }: { title: string; isLong?: boolean; children: ReactNode }) {
  return (
    <View style={sheetStyles.section} wrap={isLong}>
      <Text style={sheetStyles.sectionTitle} minPresenceAhead={40}>
        {title}
      </Text>
      <View style={sheetStyles.fields}>{children}</View>
    </View>
  )
}

export function Field({ label, value, isWide = false }: { label: string; value: string; isWide?: boolean }) {
  return (
    <View style={[sheetStyles.field, { width: isWide ? '100%' : '50%' }]}>
      <Text style={sheetStyles.label}>{label}</Text>
      <Text>{replaceUnprintable(value).trim() || '—'}</Text>
    </View>
  )
}
