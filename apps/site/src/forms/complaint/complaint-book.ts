/** The texts and settings of the complaint book in the page's language, and the responsible company. */
export type ComplaintBook = {
  title: string
  titleBold: string
  notice: string
  claimDefinition: string
  grievanceDefinition: string
  establishments: readonly { city: string; address: string }[]
  dayRule: { kind: 'business' | 'calendar'; days: number }
  serviceNote: string
  legalNotes: readonly string[]
  legalName: string
  ruc: string
}
