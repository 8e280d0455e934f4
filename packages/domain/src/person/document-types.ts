/**
 * The ids are those of the CRM. The types are not in the schema file, so a form can show them before it loads the
 * validation.
 */
export const documentTypes = [
  { id: 1, label: { es: 'DNI', en: 'ID' } },
  { id: 2, label: { es: 'Pasaporte', en: 'Passport' } },
] as const
