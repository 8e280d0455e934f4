// The worker runs this file with its own compiler settings, which do not cover JSX of another package.
/** @jsxRuntime automatic */
import { findPackageJSON } from 'node:module'
import path from 'node:path'
import { Document, Font, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { hasUnprintable, printable } from '@sillar/domain/document/printable-text'
import type { ReactNode } from 'react'
import type { Company } from './company'
import { sheet } from './complaint-pdf.styles'
import type { StoredComplaint } from './complaint-record'
import { complaintWords, fileInWords, longDay, money } from './complaint-words'

// The official sheet (Anexo 1 of the regulation) in its five sections. The font comes with us: the built-in ones
// cannot write names from outside Western Europe.

// Found by hand: the panel's bundler would follow a `require` of every file name.
const fonts = path.dirname(findPackageJSON('@fontsource/geologica', import.meta.url) ?? '')
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const
export const families = subsets.map((subset) => {
  const family = `Geologica ${subset}`
  Font.register({
    family,
    fonts: [400, 700].map((weight) => ({
      src: path.join(fonts, 'files', `geologica-${subset}-${weight}-normal.woff`),
      fontWeight: weight,
    })),
  })
  return family
})
Font.registerHyphenationCallback((word) => [word])

export type SheetProps = { complaint: StoredComplaint; company: Company }

export const complaintPdf = async (complaint: StoredComplaint, company: Company): Promise<Uint8Array> =>
  renderToBuffer(<ComplaintSheet complaint={complaint} company={company} />)

function ComplaintSheet({ complaint, company }: SheetProps) {
  const { locale, label } = complaint
  return (
    <Document title={`${complaintWords[locale].sheet} ${label}`} author={company.legalName} language={locale}>
      <SheetPage complaint={complaint} company={company} />
    </Document>
  )
}

/** The answer carries the sheet behind it. */
export function SheetPage({ complaint, company }: SheetProps) {
  const { locale } = complaint
  const words = complaintWords[locale]
  const named = (value: string) => words.values[value as keyof typeof words.values] ?? value
  return (
    <Page size="A4" style={[sheet.page, { fontFamily: families }]}>
      <View style={sheet.content}>
        <View style={sheet.head}>
          <View>
            <Text style={sheet.brand}>{printable(company.brand)}</Text>
            <Text style={sheet.book}>{words.book}</Text>
          </View>
          <View style={sheet.number}>
            <Text style={sheet.numberLabel}>{words.sheet}</Text>
            <Text style={sheet.numberValue}>{complaint.label}</Text>
            <Text style={sheet.numberLabel}>
              {words.filedOn}: {longDay(complaint.filedOn, locale)}
            </Text>
            <Text style={sheet.numberLabel}>
              {words.lookupCode}: {complaint.lookupCode}
            </Text>
          </View>
        </View>

        <View style={sheet.provider}>
          <Field label={words.provider} value={company.legalName} />
          <Field label={words.ruc} value={complaint.ruc} />
          <Field
            label={words.establishment}
            value={[complaint.establishment, company.address].filter(Boolean).join(' · ')}
            wide
          />
        </View>

        <Section title={words.sections.consumer}>
          <Field label={words.name} value={`${complaint.firstName} ${complaint.lastName}`} />
          <Field label={words.document} value={`${complaint.documentType} ${complaint.document}`} />
          <Field label={words.email} value={complaint.email} />
          <Field label={words.phone} value={complaint.phone} />
          <Field
            label={words.address}
            value={`${complaint.address}, ${complaint.district}, ${complaint.province}, ${complaint.department}`}
            wide
          />
          {complaint.guardianName && <Field label={words.guardian} value={complaint.guardianName} wide />}
        </Section>

        <Section title={words.sections.good} isLong>
          <Field label={words.goodType} value={named(complaint.goodType)} />
          <Field label={words.amount} value={money(complaint.amount, complaint.currency)} />
          <Field label={words.description} value={complaint.goodDescription} wide />
        </Section>

        <Section title={words.sections.claim} isLong>
          <Field label={words.claimType} value={named(complaint.claimType)} />
          {complaint.attachment && <Field label={words.attachment} value={fileInWords(complaint.attachment)} />}
          <Field label={words.detail} value={complaint.detail} wide />
          <Field label={words.request} value={complaint.request} wide />
        </Section>

        <Section title={words.sections.provider}>
          <Field
            label={words.dueOn}
            value={`${longDay(complaint.dueOn, locale)} (${complaint.ruleDays} ${words.rule[complaint.ruleKind]})`}
            wide
          />
          <Text style={sheet.note}>{words.virtual}</Text>
          {hasUnprintable(visitorTexts(complaint)) && <Text style={sheet.note}>{words.unprintable}</Text>}
        </Section>

        <Section title={words.sections.notice}>
          <Text style={sheet.note}>{complaint.notifyByEmail ? words.notifyYes : words.notifyNo}</Text>
        </Section>

        <View style={sheet.notes}>
          {company.legalNotes.map((note) => (
            <Text key={note} style={sheet.legal}>
              {printable(note)}
            </Text>
          ))}
        </View>
      </View>
      <Text
        fixed
        style={sheet.foot}
        render={({ pageNumber, totalPages }) => `${complaint.label}   ${words.page} ${pageNumber}/${totalPages}`}
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

/** A short section stays together; the consumer's own words may run over the page. */
function Section({ title, isLong = false, children }: { title: string; isLong?: boolean; children: ReactNode }) {
  return (
    <View style={sheet.section} wrap={isLong}>
      <Text style={sheet.sectionTitle} minPresenceAhead={40}>
        {title}
      </Text>
      <View style={sheet.fields}>{children}</View>
    </View>
  )
}

export function Field({ label, value, wide = false }: { label: string; value: string; wide?: boolean }) {
  return (
    <View style={[sheet.field, { width: wide ? '100%' : '50%' }]}>
      <Text style={sheet.label}>{label}</Text>
      <Text>{printable(value).trim() || '—'}</Text>
    </View>
  )
}
