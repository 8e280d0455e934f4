import { colors } from '@app/brand/colors'
import { fontFamilies } from '@app/documents/print-font'
import { formatDay, formatInstant } from '@app/domain/calendar/format-date'
import { isLimaDate } from '@app/domain/calendar/lima-date'
import {
  type RegisteredComplaint,
  registerCells,
  registerState,
  registerTitles,
} from '@app/domain/complaint/complaint-register'
import { replaceUnprintable } from '@app/domain/document/printable-text'
import { Document, Page, renderToStream, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Period } from '../read-register'

type RegisterHead = { legalName: string; ruc: string; period: Period; by: string; at: Date }

const { ink, muted, line } = colors
const styles = StyleSheet.create({
  page: { padding: '32 36 40', color: ink },
  content: { fontSize: 8.5, lineHeight: 1.4 },
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.15, marginBottom: 6 },
  head: { borderBottom: `1 solid ${ink}`, paddingBottom: 8, marginBottom: 10 },
  complaint: { borderBottom: `1 solid ${line}`, paddingBottom: 7, marginBottom: 9 },
  line: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 3 },
  number: { fontSize: 10.5, fontWeight: 700 },
  facts: { flexDirection: 'row', flexWrap: 'wrap' },
  fact: { width: '25%', paddingRight: 10, marginBottom: 3 },
  half: { width: '50%', paddingRight: 10, marginBottom: 3 },
  wide: { width: '100%', marginBottom: 3 },
  label: { fontSize: 7, lineHeight: 1.2, color: muted },
  foot: { position: 'absolute', bottom: 18, left: 36, right: 36, fontSize: 7.5, color: muted, textAlign: 'right' },
})

/** Fields with long texts, which need a full line. */
const wideTitles = ['Domicilio', 'Descripción', 'Detalle', 'Pedido', 'Respuesta', 'SHA-256 del PDF']
const halfWidthTitles = ['Correo']
/** Long words are split, because the renderer would let them overflow the page. */
const longWord = /\S{52}/g
/**
 * Texts up to this length stay on one page with their label. Longer texts may be split, because they might not fit on
 * one page.
 */
const MAX_UNBROKEN_LENGTH = 1500
const headingTitles = ['Número', 'Fecha', 'Tipo', 'Estado']

const widthOf = (title: string) => {
  if (wideTitles.includes(title)) return styles.wide
  return halfWidthTitles.includes(title) ? styles.half : styles.fact
}

export const registerPdf = (complaints: RegisteredComplaint[], head: RegisterHead) =>
  renderToStream(<Register complaints={complaints} head={head} />)

function Register({ complaints, head }: { complaints: RegisteredComplaint[]; head: RegisterHead }) {
  const openCount = complaints.filter(({ answeredOn }) => !answeredOn).length
  const period = `${formatDay(head.period.from, 'es')} – ${formatDay(head.period.to, 'es')}`
  return (
    <Document title={`Libro de Reclamaciones, ${period}`} author={head.legalName} language="es">
      <Page size="A4" style={[styles.page, { fontFamily: fontFamilies }]}>
        <View style={styles.content}>
          <View style={styles.head}>
            <Text style={styles.title}>Registro del Libro de Reclamaciones</Text>
            <Text>
              {replaceUnprintable(head.legalName)} · RUC {head.ruc}
            </Text>
            <Text>{period}</Text>
            <Text>
              {complaints.length} hojas, {complaints.length - openCount} respondidas, {openCount} pendientes
            </Text>
            <Text style={styles.label}>
              Generado por {replaceUnprintable(head.by)}, {formatInstant(head.at, 'es')} (hora de Lima)
            </Text>
          </View>
          {complaints.map((complaint) => (
            <RegisterEntry key={complaint.reference} complaint={complaint} />
          ))}
        </View>
        <Text fixed style={styles.foot} render={({ pageNumber, totalPages }) => `Página ${pageNumber}/${totalPages}`} />
      </Page>
    </Document>
  )
}

function RegisterEntry({ complaint }: { complaint: RegisteredComplaint }) {
  const cells = registerCells(complaint)
  const facts = registerTitles.map((title, index) => [title, replaceUnprintable(cells[index] ?? '').trim()] as const)
  return (
    <View style={styles.complaint}>
      <View style={styles.line} minPresenceAhead={60}>
        <Text style={styles.number}>
          {complaint.reference} · {complaint.claimType}
        </Text>
        <Text>
          {formatDay(complaint.filedOn, 'es')} · {registerState(complaint)}
        </Text>
      </View>
      <View style={styles.facts}>
        {facts
          .filter(([title, text]) => text && !headingTitles.includes(title))
          .map(([title, text]) => (
            <View key={title} style={widthOf(title)} wrap={text.length > MAX_UNBROKEN_LENGTH}>
              <Text style={styles.label}>{title}</Text>
              <Text>{isLimaDate(text) ? formatDay(text, 'es') : text.replace(longWord, '$&\n')}</Text>
            </View>
          ))}
      </View>
    </View>
  )
}
