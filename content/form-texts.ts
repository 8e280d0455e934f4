import type { FormTexts } from '@app/domain/snapshot/globals.schema'

export const formTexts: FormTexts = {
  lead: {
    title: { es: 'Formulario de', en: 'Contact' },
    titleBold: { es: 'Contacto', en: 'form' },
    button: { es: 'Enviar', en: 'Send' },
    requiredNote: { es: '(*) Campos obligatorios', en: '(*) Required fields' },
    success: { es: 'Datos enviados correctamente.', en: 'Your details were sent.' },
    failure: {
      es: 'Error al enviar los datos. Intenta nuevamente.',
      en: 'Your details could not be sent. Please try again.',
    },
    receipt: {
      es: 'Guárdalo: con él retomamos tu consulta en cualquier sede o por chat.',
      en: 'Keep it: with this code any office, or our chat, can pick up your enquiry where you left off.',
    },
  },
  fields: {
    firstName: { label: { es: 'Nombre', en: 'First name' }, placeholder: null },
    lastName: { label: { es: 'Apellido', en: 'Last name' }, placeholder: null },
    email: { label: { es: 'Correo electrónico', en: 'E-mail' }, placeholder: null },
    phone: { label: { es: 'Teléfono', en: 'Phone' }, placeholder: null },
    documentType: {
      label: { es: 'Tipo de documento', en: 'Document type' },
      placeholder: { es: 'Elegir', en: 'Choose' },
    },
    document: { label: { es: 'Número de documento', en: 'Document number' }, placeholder: null },
    project: {
      label: { es: 'Proyecto', en: 'Project' },
      placeholder: { es: 'Elegir proyecto', en: 'Choose a project' },
    },
  },
  documents: [
    { documentTypeId: '1', label: { es: 'DNI', en: 'ID' } },
    { documentTypeId: '2', label: { es: 'Pasaporte', en: 'Passport' } },
  ],
  waitingList: {
    title: { es: 'Lista de', en: 'Waiting' },
    titleBold: { es: 'espera', en: 'list' },
    intro: {
      es: 'Este edificio ya está entregado y vendido. Déjanos tus datos y te avisaremos cuando presentemos el próximo.',
      en: 'This building is delivered and sold. Leave us your details and we will let you know when we present the next one.',
    },
    button: { es: 'Unirme a la lista', en: 'Join the list' },
  },
  appointment: {
    title: { es: 'Programa', en: 'Schedule' },
    titleBold: { es: 'tu visita', en: 'your visit' },
    intro: {
      es: 'Elige el día y la hora que te acomoden. Sin costo y sin compromiso.',
      en: 'Choose a day and time that suit you. Free of charge and without obligation.',
    },
  },
}
