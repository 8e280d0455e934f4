/**
 * Ids of the CRM: 1 = national identity card (DNI), 2 = passport. Separate from the schema, so that a form can show
 * them before it loads the validation.
 */
export const documentTypes = [
  { id: 1, label: { es: 'DNI', en: 'ID' } },
  { id: 2, label: { es: 'Pasaporte', en: 'Passport' } },
] as const
