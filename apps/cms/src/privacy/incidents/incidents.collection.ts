import { incidentEventKinds } from '@app/domain/incident/incident'
import type { CollectionConfig, Field } from 'payload'
import { choice, intakeRecord, text } from '../../panel/fields/intake-record'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { optionsOf } from '../../platform/labels'

/** Returns a new object at each call, because Payload changes the fields of a collection. */
const incidentField = (): Field => ({
  name: 'incident',
  type: 'relationship',
  label: { es: 'Incidente', en: 'Incident' },
  relationTo: 'incidents',
  required: true,
  index: true,
})

/** The security incidents that affect personal data. An incident is never changed: later findings are events. */
export const incidents: CollectionConfig = intakeRecord({
  slug: 'incidents',
  labels: { singular: { es: 'Incidente', en: 'Incident' }, plural: { es: 'Incidentes', en: 'Incidents' } },
  admin: { useAsTitle: 'reference', group: menuGroups.legal },
  lockDocuments: false,
  fields: [
    { name: 'reference', type: 'text', label: { es: 'Código', en: 'Reference' }, required: true, unique: true },
    { name: 'what', type: 'textarea', label: { es: 'Qué pasó', en: 'What happened' }, required: true },
    { name: 'foundAt', type: 'date', label: { es: 'Cuándo se supo', en: 'Found At' }, required: true },
    { name: 'dueAt', type: 'date', label: { es: 'Avisar hasta', en: 'Notify Before' }, required: true },
    text('author', { es: 'Quién lo anotó', en: 'Author' }),
  ],
})

/** What was done about an incident. Rows are only added. */
export const incidentEvents: CollectionConfig = intakeRecord({
  slug: 'incident-events',
  labels: {
    singular: { es: 'Paso de un incidente', en: 'Incident Event' },
    plural: { es: 'Pasos de incidentes', en: 'Incident Events' },
  },
  admin: { useAsTitle: 'kind', group: menuGroups.legal },
  lockDocuments: false,
  fields: [
    incidentField(),
    choice(
      'kind',
      { es: 'Paso', en: 'Kind' },
      optionsOf(incidentEventKinds, {
        note: { es: 'Nota', en: 'Note' },
        measure: { es: 'Medida', en: 'Measure' },
        affected: { es: 'Personas afectadas', en: 'Affected people' },
        'authority-letter': { es: 'Carta a la autoridad', en: 'Letter to the authority' },
        'authority-notified': { es: 'Autoridad avisada', en: 'Authority notified' },
        'people-letter': { es: 'Carta a las personas', en: 'Letter to the people' },
        closed: { es: 'Cierre', en: 'Closed' },
      }),
    ),
    { name: 'text', type: 'textarea', label: { es: 'Texto', en: 'Text' }, required: true },
    { name: 'textInEnglish', type: 'textarea', label: { es: 'Texto en inglés', en: 'Text in English' } },
    { name: 'recipient', type: 'text', label: { es: 'Para', en: 'Recipient' } },
    { name: 'count', type: 'number', label: { es: 'Cuántos', en: 'Count' } },
    text('author', { es: 'Quién', en: 'Author' }),
  ],
})

/** The records that an incident affected, by table, id and code. The names of the people are not copied. */
export const incidentAffected: CollectionConfig = intakeRecord({
  slug: 'incident-affected',
  labels: {
    singular: { es: 'Registro afectado', en: 'Affected Record' },
    plural: { es: 'Registros afectados', en: 'Affected Records' },
  },
  admin: { useAsTitle: 'reference', group: menuGroups.legal },
  lockDocuments: false,
  fields: [
    incidentField(),
    text('subject', { es: 'Registro', en: 'Record' }),
    text('reference', { es: 'Código', en: 'Reference' }),
  ],
})
