import type { LeadSource, ParkReason } from '@app/domain/source/lead-source'

const es = {
  pageName: 'Formularios externos',
  title: 'Formularios',
  titleBold: 'externos',
  intro:
    'Aquí llegan las consultas de Meta, de los portales, de WhatsApp y de otros sistemas. Cada formulario y cada número de WhatsApp necesita un proyecto.',
  sources: { meta: 'Meta', portal: 'Portal', generic: 'Otro sistema', whatsapp: 'WhatsApp' } satisfies Record<
    LeadSource,
    string
  >,
  parked: 'Por revisar',
  nothingParked: 'Nada por revisar: todo lo que llegó ya está en Consultas.',
  reasons: {
    'unknown-form': 'Falta decir de qué proyecto es este formulario.',
    'unknown-project': 'El proyecto elegido ya no existe. Elige otro.',
    'no-contact': 'No traen un celular ni un correo válido.',
    'not-fetched': 'Meta no entregó los datos. Revisa la conexión con quien administra el sistema.',
    unreadable: 'El mensaje no tiene el formato esperado. Avísale a quien administra el sistema.',
  } satisfies Record<ParkReason, string>,
  group: (source: string, form: string) => (form ? `${source}, formulario ${form}` : `${source}, sin formulario`),
  whatsAppNumber: (number: string) => `WhatsApp, número con id ${number}`,
  waiting: (count: number, since: string) =>
    count === 1 ? `1 consulta espera desde el ${since}` : `${count} consultas esperan; la primera, desde el ${since}`,
  tryAgain: 'Intentar otra vez',
  connected: 'Formularios asignados',
  noneConnected: 'Todavía no hay formularios asignados. Cuando llegue la primera consulta de uno, aparecerá arriba.',
  received: (count: number) => (count === 1 ? '1 consulta recibida' : `${count} consultas recibidas`),
  changedBy: (name: string) => `Asignado por ${name}`,
  edit: 'Cambiar',
  name: 'Nombre para el equipo',
  project: 'Proyecto',
  channel: 'Canal',
  language: 'Idioma del formulario',
  terms: 'Texto de términos que muestra',
  marketing: 'Texto de novedades que muestra',
  asksNothing: 'No lo muestra',
  version: (version: string, text: string) => (text ? `Versión ${version}: ${text}` : `Versión ${version}`),
  marketingBox: 'Clave de la casilla de novedades',
  marketingBoxHint: 'Solo quien marca esta casilla acepta recibir novedades.',
  save: 'Guardar y asignar',
  saved: (again: number) =>
    again === 0
      ? 'Guardado.'
      : again === 1
        ? 'Guardado. 1 consulta entra ahora.'
        : `Guardado. ${again} consultas entran ahora.`,
  again: (count: number) => (count === 1 ? 'Intentaremos con 1 consulta.' : `Intentaremos con ${count} consultas.`),
  failed: 'No se pudo guardar. Intenta nuevamente.',
  invalid: 'Revisa los datos: falta uno, o el texto elegido ya no está publicado.',
}

const en: typeof es = {
  pageName: 'External forms',
  title: 'External',
  titleBold: 'forms',
  intro:
    'Leads from Meta, property portals, WhatsApp and other systems arrive here. Each form and each WhatsApp number needs a project.',
  sources: { meta: 'Meta', portal: 'Portal', generic: 'Other system', whatsapp: 'WhatsApp' },
  parked: 'To review',
  nothingParked: 'Nothing to review: everything that arrived is in Leads.',
  reasons: {
    'unknown-form': 'Choose the project of this form.',
    'unknown-project': 'The chosen project no longer exists. Choose another one.',
    'no-contact': 'They contain no valid phone number or e-mail address.',
    'not-fetched': 'Meta did not hand over the details. Ask your system administrator to check the connection.',
    unreadable: 'The message is not in the expected format. Tell your system administrator.',
  },
  group: (source, form) => (form ? `${source}, form ${form}` : `${source}, without a form`),
  whatsAppNumber: (number) => `WhatsApp, number with the id ${number}`,
  waiting: (count, since) =>
    count === 1 ? `1 lead has been waiting since ${since}` : `${count} leads are waiting, the first since ${since}`,
  tryAgain: 'Try again',
  connected: 'Connected forms',
  noneConnected: 'No form is connected yet. A form appears above when its first lead arrives.',
  received: (count) => (count === 1 ? '1 lead received' : `${count} leads received`),
  changedBy: (name) => `Connected by ${name}`,
  edit: 'Change',
  name: 'Name for the team',
  project: 'Project',
  channel: 'Source',
  language: 'Language of the form',
  terms: 'Terms text that it shows',
  marketing: 'News text that it shows',
  asksNothing: 'It shows none',
  version: (version, text) => (text ? `Version ${version}: ${text}` : `Version ${version}`),
  marketingBox: 'Key of the news checkbox',
  marketingBoxHint: 'Only people who tick this box accept news.',
  save: 'Save and connect',
  saved: (again) =>
    again === 0
      ? 'Saved.'
      : again === 1
        ? 'Saved. 1 lead is coming in now.'
        : `Saved. ${again} leads are coming in now.`,
  again: (count) => (count === 1 ? 'Trying 1 lead again.' : `Trying ${count} leads again.`),
  failed: 'Could not save. Please try again.',
  invalid: 'Check the details: something is missing, or the chosen text is no longer published.',
}

export const sourceMessages = { es, en }
