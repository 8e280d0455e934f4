import { findPackageJSON } from 'node:module'
import path from 'node:path'
import { Document, Font, Page, renderToStream, StyleSheet, Text, View } from '@react-pdf/renderer'
import { dayInWords } from '@sillar/domain/calendar/day-in-words'
import { isLimaDate } from '@sillar/domain/calendar/lima-date'
import {
  type RegisteredComplaint,
  registerCells,
  registerState,
  registerTitles,
} from '@sillar/domain/complaint/complaint-register'
import { printable } from '@sillar/domain/document/printable-text'
import { dayAndTime } from '../../../panel/dates/format-time'
import type { Period } from '../read-register'

type Head = { legalName: string; ruc: string; period: Period; by: string; at: Date }

// Looked for by hand: the bundler would follow a `require` of fifty names.
const fonts = path.dirname(findPackageJSON('@fontsource/geologica', import.meta.url) ?? '')
const families = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'].map((subset) => {
  const family = `Geologica ${subset}`
  const fileOf = (weight: number) => path.join(fonts, 'files', `geologica-${subset}-${weight}-normal.woff`)
  Font.register({ family, fonts: [400, 700].map((weight) => ({ src: fileOf(weight), fontWeight: weight })) })
  return family
})
Font.registerHyphenationCallback((word) => [word])

const navy = '#1c284c'
const muted = '#5c6480'
const styles = StyleSheet.create({
  page: { padding: '32 36 40', color: navy },
  content: { fontSize: 8.5, lineHeight: 1.4 },
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.15, marginBottom: 6 },
  head: { borderBottom: `1 solid ${navy}`, paddingBottom: 8, marginBottom: 10 },
  one: { borderBottom: '1 solid #ddd8cf', paddingBottom: 7, marginBottom: 9 },
  line: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 3 },
  number: { fontSize: 10.5, fontWeight: 700 },
  facts: { flexDirection: 'row', flexWrap: 'wrap' },
  fact: { width: '25%', paddingRight: 10, marginBottom: 3 },
  half: { width: '50%', paddingRight: 10, marginBottom: 3 },
  wide: { width: '100%', marginBottom: 3 },
  label: { fontSize: 7, lineHeight: 1.2, color: muted },
  foot: { position: 'absolute', bottom: 18, left: 36, right: 36, fontSize: 7.5, color: muted, textAlign: 'right' },
})

/** Long texts take a line of their own; number, date, type and state stand in the heading of their complaint. */
const wide = ['Domicilio', 'Descripción', 'Detalle', 'Pedido', 'Respuesta', 'SHA-256 del PDF']
const half = ['Correo']
/** What has no blank is cut: the renderer would let it run off the sheet. */
const longWord = /\S{52}/g
/** What is shorter is not parted from its name by the end of a page. */
const ONE_PAGE = 1500
const inHeading = ['Número', 'Fecha', 'Tipo', 'Estado']

const widthOf = (title: string) => {
  if (wide.includes(title)) return styles.wide
  return half.includes(title) ? styles.half : styles.fact
}

export const registerPdf = (complaints: RegisteredComplaint[], head: Head) =>
  renderToStream(<Register complaints={complaints} head={head} />)

function Register({ complaints, head }: { complaints: RegisteredComplaint[]; head: Head }) {
  const open = complaints.filter(({ answeredOn }) => !answeredOn).length
  const period = `${dayInWords(head.period.from, 'es')} – ${dayInWords(head.period.to, 'es')}`
  return (
    <Document title={`Libro de Reclamaciones, ${period}`} author={head.legalName} language="es">
      <Page size="A4" style={[styles.page, { fontFamily: families }]}>
        <View style={styles.content}>
          <View style={styles.head}>
            <Text style={styles.title}>Registro del Libro de Reclamaciones</Text>
            <Text>
              {printable(head.legalName)} · RUC {head.ruc}
            </Text>
            <Text>{period}</Text>
            <Text>
              {complaints.length} hojas, {complaints.length - open} respondidas, {open} pendientes
            </Text>
            <Text style={styles.label}>
              Generado por {printable(head.by)}, {dayAndTime(head.at, 'es')} (hora de Lima)
            </Text>
          </View>
          {complaints.map((complaint) => (
            <One key={complaint.reference} complaint={complaint} />
          ))}
        </View>
        <Text fixed style={styles.foot} render={({ pageNumber, totalPages }) => `Página ${pageNumber}/${totalPages}`} />
      </Page>
    </Document>
  )
}

function One({ complaint }: { complaint: RegisteredComplaint }) {
  const cells = registerCells(complaint)
  const facts = registerTitles.map((title, at) => [title, printable(cells[at] ?? '').trim()] as const)
  return (
    <View style={styles.one}>
      <View style={styles.line} minPresenceAhead={60}>
        <Text style={styles.number}>
          {complaint.reference} · {complaint.claimType}
        </Text>
        <Text>
          {dayInWords(complaint.filedOn, 'es')} · {registerState(complaint)}
        </Text>
      </View>
      <View style={styles.facts}>
        {facts
          .filter(([title, text]) => text && !inHeading.includes(title))
          .map(([title, text]) => (
            <View key={title} style={widthOf(title)} wrap={text.length > ONE_PAGE}>
              <Text style={styles.label}>{title}</Text>
              <Text>{isLimaDate(text) ? dayInWords(text, 'es') : text.replace(longWord, '$&\n')}</Text>
            </View>
          ))}
      </View>
    </View>
  )
}
