// The notices follow Ley 31435 and D.S. 101-2022-PCM: a complaint must be answered within 15 business days, which
// cannot be extended. The previous limit (30 calendar days plus 30) does not apply.

import type { ComplaintBook } from '@app/domain/snapshot/globals.schema'

export const complaintBook: ComplaintBook = {
  title: { es: 'Libro de', en: 'Complaints' },
  titleBold: { es: 'Reclamaciones', en: 'book' },
  notice: {
    es: 'Conforme al Código de Protección y Defensa del Consumidor (Ley N.º\u00a029571), este establecimiento cuenta con un Libro de Reclamaciones virtual a tu disposición. Llena la hoja para registrar tu reclamo o tu queja; te enviaremos una copia por correo.',
    en: 'As required by Peru’s Consumer Protection Code (Law\u00a029571), this establishment keeps an online Complaints book for you to use. Fill in the form to register your claim or grievance and we will e-mail you a copy.',
  },
  claimDefinition: {
    es: 'Reclamo: disconformidad con los proyectos o los servicios.',
    en: 'Claim (reclamo): you are dissatisfied with the projects or services.',
  },
  grievanceDefinition: {
    es: 'Queja: disconformidad que no se relaciona con los proyectos o servicios, o malestar por la atención al público.',
    en: 'Grievance (queja): your dissatisfaction is not about the projects or services, or it is about customer service.',
  },
  establishments: [
    {
      city: 'Arequipa',
      address: {
        es: 'Av.\u00a0Demostración\u00a0100, Arequipa',
        en: 'Av.\u00a0Demostración\u00a0100, Arequipa',
      },
    },
    {
      city: 'Lima',
      address: { es: 'Av.\u00a0Demostración\u00a0200, Lima', en: 'Av.\u00a0Demostración\u00a0200, Lima' },
    },
  ],
  dayRule: { kind: 'business', days: 15 },
  serviceNote: {
    es: 'Los reclamos y quejas presentados en este libro virtual los atiende el área de Atención al Cliente.',
    en: 'Claims and grievances filed in this online book are handled by our Customer Service team.',
  },
  legalNotes: [
    {
      es: 'Presentar un reclamo no impide acudir a otras vías de solución de controversias ni es requisito previo para denunciar ante el INDECOPI.',
      en: 'Filing a complaint does not stop you from using other ways to settle a dispute, and is not required before going to INDECOPI, the consumer protection authority.',
    },
    {
      es: 'El proveedor debe responder en un plazo de quince (15) días hábiles, que no se puede prorrogar (Ley N.º\u00a031435 y D.\u00a0S.\u00a0N.º\u00a0101-2022-PCM).',
      en: 'The provider must answer within fifteen (15) business days, which cannot be extended (Law\u00a031435 and D.S. 101-2022-PCM).',
    },
    {
      es: 'El plazo se cuenta desde el día hábil siguiente al registro, de lunes a viernes, sin los feriados nacionales.',
      en: 'The period is counted from the first business day after filing, Monday to Friday, leaving out national holidays.',
    },
    {
      es: 'Al registrar la hoja recibes su número y una copia en PDF. Con el número, el código de consulta y tu correo puedes consultar su estado en este sitio.',
      en: 'Once your complaint is registered you receive its number and a PDF copy. With the number, the lookup code and your e-mail address you can check its status on this site.',
    },
    {
      es: 'Conservamos cada hoja por lo menos dos (2) años. Nadie puede modificarla después de registrada.',
      en: 'We keep every complaint for at least two (2) years. Nobody can change it after it has been registered.',
    },
  ],
  seo: {
    title: { es: 'Libro de Reclamaciones', en: 'Complaints book' },
    description: {
      es: 'Registra un reclamo o una queja ante Sillar & Mar y consulta su estado. Respuesta en 15 días hábiles.',
      en: 'File a claim or a grievance with Sillar & Mar and check its status. Answered within 15 business days.',
    },
  },
}
