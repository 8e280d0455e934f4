import type { Language } from '../../panel/language/language'

type JobText = { name: string; late: string }

/** What each scheduled job of the worker does, and what is late while it fails. The keys are the names of the queues. */
const esJobs: Record<string, JobText> = {
  'ad-events': {
    name: 'Avisar a la publicidad qué clics fueron clientes',
    late: 'La publicidad no se entera de las ventas.',
  },
  'announce-pages': {
    name: 'Avisar a los buscadores qué páginas cambiaron',
    late: 'Los buscadores tardan más en ver los cambios.',
  },
  'appointment-reminders': {
    name: 'Recordar las visitas de mañana',
    late: 'Quienes vienen mañana no reciben su recordatorio.',
  },
  'complaint-alerts': {
    name: 'Avisar de reclamos por vencer',
    late: 'Nadie recibe el aviso antes del plazo legal: mira hoy Reclamos y quejas.',
  },
  'count-page-views': { name: 'Contar las visitas al sitio', late: 'Al embudo le faltan las últimas visitas.' },
  'count-web-vitals': { name: 'Medir la velocidad del sitio', late: 'A Velocidad le faltan las últimas mediciones.' },
  'derived-files': {
    name: 'Dibujar los folletos y las imágenes para compartir',
    late: 'Las páginas de proyectos no enlazan a su folleto nuevo.',
  },
  'incident-reminders': {
    name: 'Recordar los plazos de incidentes',
    late: 'Nadie recibe el aviso de que hay que notificar a la autoridad: mira hoy Incidentes.',
  },
  'lead-notices': {
    name: 'Avisar a ventas de consultas sin responder',
    late: 'Ventas no recibe avisos de consultas ni de próximos pasos.',
  },
  'live-lots': {
    name: 'Actualizar los lotes del sitio',
    late: 'Los visitantes ven estados viejos y las separaciones no vencen.',
  },
  'morning-list': { name: 'Enviar la lista de la mañana', late: 'Ventas no recibe su lista del día.' },
  'new-leads': {
    name: 'Repartir las consultas nuevas',
    late: 'Las consultas nuevas no tienen responsable y no aparecen en Consultas.',
  },
  'privacy-notices': {
    name: 'Avisar de solicitudes de privacidad',
    late: 'Nadie recibe el correo de una solicitud nueva: mira hoy Solicitudes de privacidad.',
  },
  retention: {
    name: 'Borrar los datos personales vencidos',
    late: 'Se guardan datos por más tiempo del que dice la Política de privacidad.',
  },
  'scan-proofs': { name: 'Revisar los comprobantes', late: 'Los comprobantes de recompensas no se pueden abrir.' },
  'scheduled-publishing': { name: 'Publicar lo programado', late: 'No sale nada de lo programado.' },
  'source-events': {
    name: 'Recibir las consultas de otros sistemas',
    late: 'Las consultas de Meta y de los portales no llegan a Consultas.',
  },
  'sweep-files': { name: 'Borrar los archivos sin uso', late: 'Los archivos sin uso ocupan espacio.' },
  'verify-release': {
    name: 'Revisar lo publicado',
    late: 'No se notaría si una página quedó sin actualizar.',
  },
  'waiting-list-news': {
    name: 'Escribir a quienes esperan novedades',
    late: 'Quienes pidieron avances de obra no reciben su correo.',
  },
  'watch-integrations': {
    name: 'Vigilar el CRM y el correo',
    late: 'Nadie se entera si el CRM o el correo rechazan todo.',
  },
  'weekly-figures': { name: 'Enviar las cifras de la semana', late: 'Gerencia no recibe las cifras de la semana.' },
  'whatsapp-messages': {
    name: 'Enviar los mensajes de WhatsApp',
    late: 'Lo que el personal escribe por WhatsApp no sale.',
  },
}

const enJobs: Record<string, JobText> = {
  'ad-events': {
    name: 'Report to advertising which clicks became customers',
    late: 'Advertising does not learn of sales.',
  },
  'announce-pages': {
    name: 'Tell search engines which pages changed',
    late: 'Search engines take longer to see changes.',
  },
  'appointment-reminders': {
    name: 'Remind people of appointments tomorrow',
    late: 'People with an appointment tomorrow get no reminder.',
  },
  'complaint-alerts': {
    name: 'Warn of complaints near their deadline',
    late: 'No one gets a warning before the legal deadline: check Complaints today.',
  },
  'count-page-views': { name: 'Count page views', late: 'The funnel lacks the latest page views.' },
  'count-web-vitals': { name: 'Measure the speed of the site', late: 'Speed lacks the latest measurements.' },
  'derived-files': {
    name: 'Draw brochures and images for sharing',
    late: 'Project pages do not link to their new brochure.',
  },
  'incident-reminders': {
    name: 'Remind of incident deadlines',
    late: 'No one is reminded that the authority must be notified: check Incidents today.',
  },
  'lead-notices': {
    name: 'Notify sales of unanswered leads',
    late: 'Sales gets no notices of leads and next steps.',
  },
  'live-lots': {
    name: 'Update the lots of the site',
    late: 'Visitors see old states, and holds do not end.',
  },
  'morning-list': { name: 'Send the morning list', late: 'Sales does not get the list of the day.' },
  'new-leads': { name: 'Assign new leads', late: 'New leads have no owner and are missing from Leads.' },
  'privacy-notices': {
    name: 'Notify of privacy requests',
    late: 'No one gets a mail about a new request: check Privacy requests today.',
  },
  retention: {
    name: 'Remove expired personal data',
    late: 'Data is kept for longer than the privacy policy says.',
  },
  'scan-proofs': { name: 'Check receipts', late: 'Receipts of rewards cannot be opened.' },
  'scheduled-publishing': { name: 'Publish what is scheduled', late: 'Nothing that was scheduled is published.' },
  'source-events': {
    name: 'Receive leads of other systems',
    late: 'Leads of Meta and the portals do not reach Leads.',
  },
  'sweep-files': { name: 'Delete unused files', late: 'Unused files take up space.' },
  'verify-release': { name: 'Check what was published', late: 'A page that was not updated would not be noticed.' },
  'waiting-list-news': {
    name: 'Write to people who wait for news',
    late: 'People who asked for construction updates get no mail.',
  },
  'watch-integrations': {
    name: 'Watch the CRM and mail',
    late: 'No one notices if the CRM or the mail server rejects everything.',
  },
  'weekly-figures': { name: 'Send the figures of the week', late: 'Managers do not get the figures of the week.' },
  'whatsapp-messages': { name: 'Send WhatsApp messages', late: 'What staff write on WhatsApp is not sent.' },
}

const es = {
  jobs: esJobs,
  failed: (name: string) => `No se hizo: ${name}`,
  at: (when: string) => `Falló el ${when}.`,
  reason: (reason: string) => `Mensaje del sistema: ${reason}`,
  run: 'Ejecutar otra vez',
  queued: 'Se ejecuta en unos segundos. Si vuelve a fallar, aparecerá otra vez aquí.',
  rejected: 'Ya se ejecutó otra vez. Recarga la página para ver cómo terminó.',
  notQueued: 'No se pudo. Revisa tu conexión e inténtalo otra vez.',
}

const en: typeof es = {
  jobs: enJobs,
  failed: (name) => `Not done: ${name}`,
  at: (when) => `It failed on ${when}.`,
  reason: (reason) => `System message: ${reason}`,
  run: 'Run again',
  queued: 'It runs in a few seconds. If it fails again, it will be listed here again.',
  rejected: 'It already ran again. Reload the page to see the result.',
  notQueued: 'That failed. Check your connection and try again.',
}

export const jobMessages: Record<Language, typeof es> = { es, en }
