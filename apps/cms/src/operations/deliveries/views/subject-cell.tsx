import type { DefaultServerCellComponentProps } from 'payload'
import { localize } from '../../../panel/language/in-language'

const urls: Record<string, (id: string) => string> = {
  lead: (id) => `/admin/consultas/${id}`,
  'referred-person': (id) => `/admin/referidos/${id}`,
  referral: (id) => `/admin/collections/referrals/${id}`,
  complaint: (id) => `/admin/collections/complaints/${id}`,
}

/** Links to the record that a delivery is about. The privacy officer has no access to deliveries. */
export function SubjectCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  const url = urls[String(rowData?.subjectKind)]?.(String(rowData?.subjectId))
  if (!url) return localize(i18n.language, { es: 'Sin página propia', en: 'No page of its own' })
  return <a href={url}>{localize(i18n.language, { es: 'Abrir', en: 'Open' })}</a>
}
