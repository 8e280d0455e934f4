import type { CollectionBeforeChangeHook } from 'payload'
import { localizedError } from '../../panel/language/localized-error'
import { requestQueries } from '../../platform/database/request-queries'
import { skipRules } from '../../publishing/checks/check-published'

/**
 * Rejects publishing a changed consent text under a version that was already published, because people agreed to the
 * text of that version.
 */
export const keepConsentVersions: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { _status: status, version, text } = { ...originalDoc, ...data }
  if (status !== 'published' || !originalDoc?.id || req.context[skipRules] || typeof text !== 'string') return data
  const database = await requestQueries(req)
  const { rows } = await database.query<{ isChanged: boolean }>(
    `select exists (select from _consent_texts_v v join _consent_texts_v_locales l on l._parent_id = v.id
       where v.parent_id = $1 and v.version__status = 'published' and v.version_version = $2
         and l._locale::text = $3 and l.version_text <> $4) as "isChanged"`,
    [originalDoc.id, version, req.locale === 'en' ? 'en' : 'es', text],
  )
  if (rows[0]?.isChanged)
    throw localizedError(
      req,
      { es: 'El texto cambió: dale una versión nueva.', en: 'The text has changed: give it a new version.' },
      400,
    )
  return data
}
