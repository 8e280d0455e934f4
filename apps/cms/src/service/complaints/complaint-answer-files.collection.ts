import type { CollectionConfig } from 'payload'
import { scanOptions } from '../../panel/fields/scan-options'
import { menuGroups } from '../../panel/navigation/menu-groups'

/** The files sent with an answer. They are in the private store, and the worker writes the scan result. */
export const complaintAnswerFiles: CollectionConfig = {
  slug: 'complaint-answer-files',
  labels: {
    singular: { es: 'Archivo de una respuesta', en: 'Complaint Answer File' },
    plural: { es: 'Archivos de respuestas', en: 'Complaint Answer Files' },
  },
  admin: { useAsTitle: 'name', group: menuGroups.intake },
  defaultSort: 'createdAt',
  lockDocuments: false,
  fields: [
    {
      name: 'complaint',
      type: 'relationship',
      label: { es: 'Reclamo o queja', en: 'Complaint' },
      relationTo: 'complaints',
      required: true,
      index: true,
    },
    { name: 'position', type: 'number', label: { es: 'Posición', en: 'Position' }, required: true },
    { name: 'key', type: 'text', label: { es: 'Clave', en: 'Key' }, required: true },
    { name: 'name', type: 'text', label: { es: 'Nombre', en: 'Name' }, required: true },
    { name: 'type', type: 'text', label: { es: 'Tipo', en: 'Type' }, required: true },
    { name: 'size', type: 'number', required: true },
    { name: 'hash', type: 'text', required: true },
    {
      name: 'scan',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: scanOptions,
    },
  ],
}
