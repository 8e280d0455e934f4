import { colors } from '@app/brand/colors'
import { StyleSheet } from '@react-pdf/renderer'

const { ink, muted, line } = colors

export const sheetStyles = StyleSheet.create({
  page: { padding: '32 42 44', color: ink },
  // The line height is not set on the page, because the renderer drops a page number that inherits it.
  content: { fontSize: 9.5, lineHeight: 1.4 },
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start', marginBottom: 14 },
  brand: { fontSize: 10, fontWeight: 700 },
  book: { fontSize: 20, fontWeight: 700, lineHeight: 1.15, marginTop: 6, maxWidth: 260 },
  number: { backgroundColor: ink, color: colors.white, padding: '9 12', borderTop: `4 solid ${colors.accent}` },
  numberLabel: { fontSize: 8 },
  numberValue: { fontSize: 13, fontWeight: 700, marginBottom: 3 },
  provider: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    backgroundColor: colors.stone,
    padding: '8 10 2',
    marginBottom: 12,
  },
  section: { marginBottom: 9 },
  sectionTitle: { fontSize: 10, fontWeight: 700, borderBottom: `1 solid ${ink}`, paddingBottom: 2, marginBottom: 5 },
  fields: { flexDirection: 'row', flexWrap: 'wrap' },
  field: { paddingRight: 12, marginBottom: 5 },
  label: { fontSize: 7.5, lineHeight: 1.2, color: muted },
  note: { width: '100%', marginBottom: 4 },
  notes: { borderTop: `1 solid ${line}`, paddingTop: 7, marginTop: 2 },
  legal: { fontSize: 7.5, lineHeight: 1.3, color: muted, marginBottom: 3 },
  foot: { position: 'absolute', bottom: 20, left: 42, right: 42, fontSize: 7.5, color: muted, textAlign: 'right' },
})
