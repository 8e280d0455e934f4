import type { Language } from '../language/language'

const es = {
  newRecord: (singular: string) => `Crear ${singular}`,
  untitled: (singular: string) => `${singular.charAt(0).toUpperCase()}${singular.slice(1)} sin título en este idioma`,
  index: 'Partes de la ficha',
  complete: 'Completo',
  missing: (count: number) => (count === 1 ? 'falta 1' : `faltan ${count}`),
  missingSpoken: (count: number) => (count === 1 ? 'Falta 1 dato' : `Faltan ${count} datos`),
  wrong: (count: number) => (count === 1 ? '1 dato por corregir' : `${count} datos por corregir`),
  summary: (count: number) => (count === 1 ? 'Hay 1 dato por corregir' : `Hay ${count} datos por corregir`),
  notSaved: 'No se guardó',
  noConnection: 'No hay conexión con el panel.',
  unknown: 'El panel no pudo guardar el registro.',
  kept: 'Lo que escribiste sigue en el formulario. Inténtalo otra vez; si sigue fallando, avisa a administración.',
}

const en: typeof es = {
  newRecord: (singular) => `Create ${singular}`,
  untitled: (singular) => `${singular.charAt(0).toUpperCase()}${singular.slice(1)} without a title in this language`,
  index: 'Parts of the record',
  complete: 'Complete',
  missing: (count) => `${count} missing`,
  missingSpoken: (count) => (count === 1 ? '1 field missing' : `${count} fields missing`),
  wrong: (count) => (count === 1 ? '1 field to fix' : `${count} fields to fix`),
  summary: (count) => (count === 1 ? '1 field to fix' : `${count} fields to fix`),
  notSaved: 'Not saved',
  noConnection: 'There is no connection to the panel.',
  unknown: 'The panel could not save the record.',
  kept: 'The form still contains what you wrote. Try again; if it keeps failing, contact an administrator.',
}

export const recordFormMessages: Record<Language, typeof es> = { es, en }
