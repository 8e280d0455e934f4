import { colors } from '@app/brand/colors'
import { StyleSheet } from '@react-pdf/renderer'

const { ink, inkSoft: muted, surfaceLine: line } = colors
export const qrColor = ink

export const styles = StyleSheet.create({
  page: { padding: '36 48 48', color: ink },
  // The line height is not set on the page, because the renderer drops a page number that inherits it.
  content: { fontSize: 9.5, lineHeight: 1.4 },
  head: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    paddingBottom: 14,
    borderBottom: `1.5 solid ${ink}`,
  },
  brand: { fontSize: 18, fontWeight: 700, lineHeight: 1.1 },
  numbered: { alignItems: 'flex-end' },
  numberLabel: { fontSize: 8.5, color: muted },
  number: { fontSize: 14, fontWeight: 700, lineHeight: 1.2 },
  title: { fontSize: 26, lineHeight: 1.15, marginTop: 20, marginBottom: 14 },
  bold: { fontWeight: 700 },
  muted: { fontSize: 8.5, color: muted },
  facts: {
    flexDirection: 'row',
    paddingVertical: 10,
    marginBottom: 14,
    borderTop: `0.75 solid ${line}`,
    borderBottom: `0.75 solid ${line}`,
  },
  fact: { width: '25%', paddingRight: 12 },
  row: { flexDirection: 'row', alignItems: 'center', paddingVertical: 6, borderTop: `0.75 solid ${line}` },
  headRow: { borderTop: '0 solid #ffffff', paddingTop: 0 },
  totalRow: { borderTop: `1.5 solid ${ink}`, paddingTop: 9 },
  rowName: { flexGrow: 1, flexBasis: 0 },
  headFigure: { width: 104, textAlign: 'right', fontSize: 8.5, color: muted },
  figure: { width: 104, textAlign: 'right', fontSize: 11, fontWeight: 700 },
  totalName: { fontSize: 13, fontWeight: 700 },
  totalFigure: { width: 104, textAlign: 'right', fontSize: 13, fontWeight: 700 },
  fine: { fontSize: 8.5, color: muted, marginTop: 4 },
  subtitle: { fontSize: 13, fontWeight: 700, lineHeight: 1.2, marginTop: 18, marginBottom: 6 },
  cells: { flexDirection: 'row', paddingVertical: 0.9, borderTop: `0.5 solid ${line}`, fontSize: 8, lineHeight: 1.15 },
  yearCells: { paddingVertical: 3.5, fontSize: 8.5 },
  code: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 16,
    backgroundColor: colors.surface,
    padding: '10 14',
    marginTop: 18,
    marginBottom: 12,
  },
  codeWords: { flexGrow: 1, flexBasis: 0 },
  codeValue: { fontSize: 16, fontWeight: 700, lineHeight: 1.25 },
  note: { fontSize: 8, lineHeight: 1.35, color: muted, marginBottom: 3 },
  foot: { position: 'absolute', bottom: 22, left: 48, right: 48, fontSize: 7.5, color: muted, textAlign: 'right' },
})
