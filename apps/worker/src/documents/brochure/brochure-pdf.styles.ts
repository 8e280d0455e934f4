import { StyleSheet } from '@react-pdf/renderer'

const sillar = '#f4f0ea'
const sunk = '#e9e2d9'
const line = '#d8cec2'

/** The two themes of the site. */
export const themes = {
  condominium: { ink: '#1c284c', soft: '#4a5370', accent: '#cbf000', onAccent: '#1c284c', softOnInk: '#c3c9da' },
  apartment: { ink: '#10302f', soft: '#47605e', accent: '#12b092', onAccent: '#0a2226', softOnInk: '#b9d0cb' },
} as const

/** Points. A4 is 595.28 × 841.89: a stone of 842 would begin a second sheet. */
const sheet = { width: 595.28, height: 841.8, edge: 42, joint: 4 }

export const paper = StyleSheet.create({
  page: { backgroundColor: sillar },
  // Not on the page: the renderer drops a page number that inherits a line height.
  content: { fontSize: 9.5, lineHeight: 1.45, paddingHorizontal: sheet.edge },
  full: { width: '100%', height: '100%' },
  light: { fontWeight: 300 },
  bold: { fontWeight: 700 },
  coverPicture: { position: 'absolute', top: 0, left: 0, width: sheet.width, height: 548 },
  brand: {
    position: 'absolute',
    top: 0,
    left: 0,
    backgroundColor: sillar,
    paddingTop: 26,
    paddingBottom: 14,
    paddingLeft: sheet.edge,
    paddingRight: 26,
    fontSize: 15,
    fontWeight: 700,
  },
  coverCourse: {
    position: 'absolute',
    top: 500,
    left: 0,
    width: sheet.width,
    height: sheet.height - 500,
    flexDirection: 'row',
    backgroundColor: 'transparent',
  },
  coverName: { width: 372, padding: `34 ${sheet.edge}`, justifyContent: 'space-between' },
  coverType: { fontSize: 13, fontWeight: 300, lineHeight: 1.3 },
  coverTitle: { fontSize: 52, fontWeight: 700, lineHeight: 1.02, marginTop: 6 },
  coverTagline: { fontSize: 12.5, lineHeight: 1.4 },
  coverSide: { flexGrow: 1, flexBasis: 0, marginLeft: sheet.joint, marginTop: 48, backgroundColor: sillar },
  coverPrice: { padding: '22 24', height: 158, justifyContent: 'space-between' },
  coverLabel: { fontSize: 10, lineHeight: 1.3 },
  coverAmount: { fontSize: 25, fontWeight: 700, lineHeight: 1.15 },
  coverFacts: {
    flexGrow: 1,
    marginTop: sheet.joint,
    padding: '20 24',
    backgroundColor: sunk,
    justifyContent: 'center',
  },
  coverFact: { fontSize: 14, fontWeight: 700, lineHeight: 1.3, marginBottom: 6 },
  heading: { fontSize: 30, lineHeight: 1.04, marginBottom: 16 },
  smallHeading: { fontSize: 21, lineHeight: 1.06, marginBottom: 12 },
  lead: { fontSize: 11.5, lineHeight: 1.55, marginBottom: 20 },
  wide: { height: 262, marginHorizontal: -sheet.edge, marginBottom: 26 },
  below: { height: 330, marginTop: 26, marginHorizontal: -sheet.edge },
  belowLittle: { height: 540, marginTop: 26, marginHorizontal: -sheet.edge },
  top: { paddingTop: 38 },
  section: { marginTop: 28 },
  columns: { flexDirection: 'row', flexWrap: 'wrap' },
  amenity: {
    width: '50%',
    flexDirection: 'row',
    alignItems: 'center',
    paddingVertical: 6,
    paddingRight: 16,
    borderTop: `0.75 solid ${line}`,
  },
  mark: { width: 7, height: 7, marginRight: 9 },
  course: { flexDirection: 'row', marginBottom: sheet.joint },
  stone: { flexGrow: 1, flexBasis: 0, padding: '12 16', backgroundColor: '#ffffff' },
  joint: { marginLeft: sheet.joint },
  stoneName: { fontSize: 8.5, lineHeight: 1.3 },
  stoneTitle: { fontSize: 11.5, fontWeight: 700, lineHeight: 1.3, marginBottom: 3 },
  stoneValue: { fontSize: 16, fontWeight: 700, lineHeight: 1.2, marginTop: 8 },
  stoneNote: { fontSize: 8, lineHeight: 1.35, marginTop: 8 },
  rule: { width: '50%', paddingRight: 14, paddingVertical: 4, fontWeight: 700, fontSize: 9.5 },
  ways: { flexDirection: 'row', marginTop: 10, paddingTop: 10 },
  way: { flexGrow: 1, flexBasis: 0 },
  wayTime: { fontSize: 14, fontWeight: 700, lineHeight: 1.2 },
  example: { marginTop: 20, marginHorizontal: -sheet.edge, padding: `24 ${sheet.edge} 24` },
  months: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 10 },
  month: { width: 10.6, height: 7, marginRight: 1.6, marginBottom: 1.6, backgroundColor: line },
  total: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    marginTop: 12,
    paddingTop: 12,
    borderTop: '1.25 solid #ffffff',
  },
  pictures: { flexDirection: 'row', height: 168, marginHorizontal: -sheet.edge },
  picture: { flexGrow: 1, flexBasis: 0 },
  question: { paddingVertical: 8, borderTop: `0.75 solid ${line}` },
  office: { flexGrow: 1, flexBasis: 0, padding: '16 18' },
  note: { fontSize: 7.5, lineHeight: 1.4, marginTop: 3 },
  foot: { position: 'absolute', bottom: 20, left: sheet.edge, right: sheet.edge, fontSize: 7.5 },
})
